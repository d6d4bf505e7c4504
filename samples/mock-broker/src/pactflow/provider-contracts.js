/**
 * Saves the provider contract of a version. Publishing the same version again replaces its contract, so the results for
 * the earlier contract no longer count.
 *
 * @param {import('../engine/store.js').Store} store
 * @param {import('../engine/store.js').ProviderContract} contract
 */
export function saveProviderContract(store, contract) {
  const { provider, version } = contract;
  const index = store.providerContracts.findIndex((one) => one.provider === provider && one.version === version);
  if (index === -1) store.providerContracts.push(contract);
  else store.providerContracts[index] = contract;
}

/**
 * Compares each pact with the provider contracts that it hasn't been compared with yet, so that the matrix finds the
 * results. In PactFlow, this happens when a contract is published.
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
      if (store.crossContractResults.get(key)?.contract === contract) continue;
      const results = await compare(contract.content, pact.content);
      const success = results.every(({ type }) => type !== 'error') && contract.selfVerification?.success !== false;
      store.crossContractResults.set(key, { contract, success, verifiedAt: store.now() });
    }
  }
}
