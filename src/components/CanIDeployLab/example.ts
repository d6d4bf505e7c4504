/** An output that a test compares with the recording in samples/pact-cli. */
export const EXAMPLE = `┌──────────────┬───────────┬────────────┬───────────┬──────────┬────────┐
│ CONSUMER     ┆ C.VERSION ┆ PROVIDER   ┆ P.VERSION ┆ SUCCESS? ┆ RESULT │
╞══════════════╪═══════════╪════════════╪═══════════╪══════════╪════════╡
│ CatalogueWeb ┆ 1.1.0     ┆ ProductAPI ┆ unknown   ┆ unknown  ┆ 0      │
├╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌┤
│ CatalogueWeb ┆ 1.0.0     ┆ ProductAPI ┆ 2.0.0     ┆ true     ┆ 1      │
└──────────────┴───────────┴────────────┴───────────┴──────────┴────────┘

VERIFICATION RESULTS
--------------------
1. http://localhost:9292/pacts/provider/ProductAPI/consumer/CatalogueWeb/pact-version/658c4084f819ead29800a272dd87ef57ffa19c8d/metadata/Y3ZuPTEuMC4w/verification-results/101 (success)


There is no verified pact between one of the versions of CatalogueWeb currently in production (1.1.0) and version 2.0.0 of ProductAPI


❌ Computer says no ¯\\_(ツ)_/¯
❌ No deployable version found
`;
