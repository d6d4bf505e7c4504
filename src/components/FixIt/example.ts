/** A log of a failed build. The messages come from recordings in samples/pact-cli and samples/first-contract. */
export const EXAMPLE = `Run pact broker can-i-deploy --pacticipant CatalogueWeb --version 1.1.0 --to-environment production
There is no verified pact between version 1.1.0 of CatalogueWeb and the version of ProductAPI currently in production (2.0.0)

\u274c Computer says no \u00af\\_(\u30c4)_/\u00af
Error: Process completed with exit code 1.
`;
