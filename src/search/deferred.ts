import {SearchFailure, type SearchBackend} from './backend';

/** A backend whose code is loaded on the first call. If loading fails, the next call tries again. */
export function createDeferredBackend(load: () => Promise<SearchBackend>): SearchBackend {
  let loading: Promise<SearchBackend> | null = null;
  const get = (): Promise<SearchBackend> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw new SearchFailure('unavailable', `The hosted search client failed to load: ${String(error)}`);
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
    searchWithExcerpts: async (request) => (await get()).searchWithExcerpts(request),
  };
}
