/** The check at compile time: javac's elements to facts, problems to messages at their members, the metamodel. */
package io.tidetable.processor;
