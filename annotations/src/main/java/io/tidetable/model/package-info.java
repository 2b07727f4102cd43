/** What a class means, and the rules that it must keep: facts in, a model or problems out. */
package io.tidetable.model;
