/** What a class looks like, whoever looked: the running program or the compiler. No rules and no meaning. */
package io.tidetable.model.facts;
