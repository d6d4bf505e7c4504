import {Suspense, useEffect, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';

/** A part's place in the order of hydration. */
interface Turn {
  isDue: boolean;
  promise: Promise<void>;
}

/** Set on `<html>` until all parts of the first page are hydrated. */
const HYDRATING = 'data-hydrating';

let last = Promise.resolve();
const turns = new Set<Turn>();

/** Returns a turn that comes in its own task, after all earlier turns. */
function takeTurn(): Turn {
  const turn: Turn = {
    isDue: false,
    promise: last.then(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            turn.isDue = true;
            resolve();
          });
        }),
    ),
  };
  last = turn.promise;
  turns.add(turn);
  document.documentElement.toggleAttribute(HYDRATING, true);
  return turn;
}

/** Must be called when a part has been hydrated or removed. */
function endTurn(turn: Turn): void {
  turns.delete(turn);
  if (turns.size === 0) document.documentElement.removeAttribute(HYDRATING);
}

/** First renders the same as the server, and then what only browsers show: hydration doesn't update attributes. */
function HydratedPart({turn, children}: {turn: Turn; children: ReactNode}) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  useEffect(() => {
    if (isBrowser) endTurn(turn);
  }, [isBrowser, turn]);
  return <BrowserContext value={isBrowser}>{children}</BrowserContext>;
}

function WaitingPart({turn, children}: {turn: Turn; children: ReactNode}) {
  // Preact keeps the HTML of a part that isn't ready yet, and hydrates it when the promise resolves.
  if (!turn.isDue) throw turn.promise;
  return <HydratedPart turn={turn}>{children}</HydratedPart>;
}

/** A part of the page in the browser. */
function Part({children}: {children: ReactNode}) {
  const isBrowser = useIsBrowser();
  const [turn] = useState(() => (isBrowser ? undefined : takeTurn()));
  useEffect(
    () => () => {
      if (turn !== undefined) endTurn(turn);
    },
    [turn],
  );
  if (turn === undefined) return children;
  return (
    <Suspense>
      <WaitingPart turn={turn}>{children}</WaitingPart>
    </Suspense>
  );
}

/**
 * A part of the page that's hydrated in its own task, so that the browser can respond to input between the parts of
 * the first page.
 * @param children must render exactly one element
 */
export default function HydrateLater({children}: {children: ReactNode}) {
  // The server renders no `Suspense`, because React adds comments for it that Preact can't read.
  return ExecutionEnvironment.canUseDOM ? <Part>{children}</Part> : children;
}
