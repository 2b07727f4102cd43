package io.tidetable.embedded;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

/** The rooms of the module, each on the one below. */
@AnalyzeClasses(packages = "io.tidetable.embedded", importOptions = DoNotIncludeTests.class)
class RoomsTest {
    @ArchTest
    static final ArchRule ROOMS = Architectures.layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("api")
            .definedBy("io.tidetable.embedded")
            .layer("http")
            .definedBy("io.tidetable.embedded.http")
            .layer("protocol")
            .definedBy("io.tidetable.embedded.protocol")
            .layer("store")
            .definedBy("io.tidetable.embedded.store")
            .layer("filter")
            .definedBy("io.tidetable.embedded.filter")
            .layer("value")
            .definedBy("io.tidetable.embedded.value")
            .layer("error")
            .definedBy("io.tidetable.embedded.error")
            .whereLayer("api")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("http")
            .mayOnlyBeAccessedByLayers("api")
            .whereLayer("protocol")
            .mayOnlyBeAccessedByLayers("http", "api")
            .whereLayer("store")
            .mayOnlyBeAccessedByLayers("protocol", "api")
            .whereLayer("filter")
            .mayOnlyBeAccessedByLayers("store", "protocol");

    @ArchTest
    static final ArchRule NO_CYCLES = SlicesRuleDefinition.slices()
            .matching("io.tidetable.embedded.(*)..")
            .should()
            .beFreeOfCycles();
}
