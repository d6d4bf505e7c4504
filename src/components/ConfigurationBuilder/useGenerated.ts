import {useEffect, useMemo, useState} from 'react';
import {defaultsFor, type Choices, type ReleaseLine} from './choices';
import type * as generateModule from './generate';

type Generator = typeof generateModule;
type Generated = generateModule.Generated;

let loaded: Generator | undefined;

/** Downloads the script that generates the files, which most readers of the page don't need. */
export const loadGenerator = async (): Promise<Generator> => (loaded ??= await import('./generate'));

interface State {
  /** The files, or undefined while the script that generates them is missing. */
  generated: Generated | undefined;
  /** Whether the script couldn't be downloaded. */
  failed: boolean;
  retry: () => void;
}

/**
 * The files for some choices.
 * @param defaults the files for the default choices of the release line as JSON, which the build adds to the page
 */
export function useGenerated(choices: Choices, releaseLine: ReleaseLine, defaults: string | undefined): State {
  const [generator, setGenerator] = useState<Generator | undefined>(() => loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const initial = useMemo(() => (defaults === undefined ? undefined : (JSON.parse(defaults) as Generated)), [defaults]);
  const areDefault = JSON.stringify(choices) === JSON.stringify(defaultsFor(releaseLine));
  const needed = generator === undefined && !(areDefault && initial !== undefined);

  useEffect(() => {
    if (!needed) return;
    let isCurrent = true;
    loadGenerator().then(
      (module) => {
        if (!isCurrent) return;
        setGenerator(module);
        setFailed(false);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [needed, attempt]);

  const generated = areDefault && initial !== undefined ? initial : generator?.generate(choices);
  return {
    generated,
    failed: failed && generated === undefined,
    retry: () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
