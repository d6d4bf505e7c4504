package com.example.catalog;

import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

// #region test
@PactFolder("pacts")
@DisabledIfSystemProperty(named = "pact.provider.version", matches = ".+")
class PactFileTest extends ProductApiPactTest {}
// #endregion
