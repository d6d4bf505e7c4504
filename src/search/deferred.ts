import {SearchFailure, type SearchBackend} from './backend';

/** A backend whose code is fetched with the first call. Where that fails, the next call tries anew. */
export function createDeferredBackend(load: () => Promise<SearchBackend>): SearchBackend {
  let loading: Promise<SearchBackend> | null = null;
  const get = (): Promise<SearchBackend> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw new SearchFailure('unavailable', `The code of the hosted search could not be fetched: ${String(error)}`);
    });
    return loading;
  };
  return {
    warm: () =>
      void get().then(
        (backend) => backend.warm(),
        () => undefined,
      ),
    search: async (request) => (await get()).search(request),
  };
}
