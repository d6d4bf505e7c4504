import {useEffect, useState} from 'react';
import type * as detailsModule from './details';

type Module = typeof detailsModule;

let loaded: Module | undefined;

interface State {
  /** Undefined while the module is missing. */
  module: Module | undefined;
  /** Whether the module couldn't be downloaded. */
  failed: boolean;
  retry: () => void;
}

/**
 * The module that computes the details of a plan, which readers need only after they have selected two versions.
 * @param needed whether to download the module
 */
export function useDetails(needed: boolean): State {
  const [module, setModule] = useState<Module | undefined>(() => loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = needed && module === undefined;

  useEffect(() => {
    if (!missing) return;
    let isCurrent = true;
    import('./details').then(
      (found) => {
        loaded = found;
        if (isCurrent) setModule(found);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, attempt]);

  return {
    module,
    failed: failed && missing,
    retry: () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
