/**
 * Compares each pact with the provider contracts that it hasn't been compared with yet, so that the matrix finds the
 * results. In
 * PactFlow, this happens when a contract is published.
 *
 * @param {import('../engine/store.js').Store} store
 */
export async function compareContracts(store) {
  if (store.providerContracts.length === 0) return;
  // The comparator is large, so it's only loaded when there's something to compare.
  const { compare } = await import('./compare.js');
  for (const contract of store.providerContracts) {
    for (const pact of store.pacts.filter(({ provider }) => provider === contract.provider)) {
      const key = JSON.stringify([pact.consumer, pact.provider, pact.sha, contract.version]);
      if (store.crossContractResults.has(key)) continue;
      const results = await compare(contract.content, pact.content);
      const success = results.every(({ type }) => type !== 'error') && contract.selfVerification?.success !== false;
      store.crossContractResults.set(key, { success, verifiedAt: store.now() });
    }
  }
}
