import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {parseTicks, toggleTick} from './ticks';

interface Ticks {
  ticks: ReadonlySet<string>;
  /** False once the browser refused to remember a tick. */
  kept: boolean;
  toggle: (id: string) => void;
  clear: () => void;
}

/** The reader's ticks, kept in the browser under a name. Where storage is denied they last as long as the page. */
export function useTicks(name: string, ids: readonly string[]): Ticks {
  const [stored, slot] = useStorageSlot(name);
  const [own, setOwn] = useState<string | null>(null);
  const [kept, setKept] = useState(true);
  const ticks = parseTicks(kept ? stored : own, ids);

  function write(text: string): void {
    slot.set(text);
    setOwn(text);
    setKept(slot.get() === text);
  }

  return {ticks, kept, toggle: (id) => write(toggleTick(ticks, id)), clear: () => write('[]')};
}
