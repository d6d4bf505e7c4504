import {useCallback, useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type * as codeEditorModule from './codeEditor';

type Module = typeof codeEditorModule;

const SLOT = 'docs.playground.editor';

interface EditorChoice {
  /** The code editor's module while the reader uses it. */
  editor: Module | undefined;
  /** Loads the code editor, unless the reader prefers a plain text field. */
  open: () => void;
  isPlain: boolean;
  /** Switches between the code editor and the plain text field, and remembers the choice. */
  toggle: () => Promise<string>;
}

/** Which editor the reader uses. On touchscreens, the plain text field is the default. */
export function useEditor(): EditorChoice {
  const [module, setModule] = useState<Module>();
  const [isPlain, setPlain] = useState(false);

  useEffect(() => {
    const chosen = createStorageSlot(SLOT).get();
    setPlain(chosen === null ? window.matchMedia('(pointer: coarse)').matches : chosen === 'plain');
  }, []);

  const load = useCallback(async (): Promise<boolean> => {
    try {
      const loaded = await import(/* webpackChunkName: "pge" */ './codeEditor');
      setModule(loaded);
      return true;
    } catch {
      // The plain text field does the same.
      return false;
    }
  }, []);

  return {
    editor: isPlain ? undefined : module,
    open: () => {
      if (!isPlain && module === undefined) void load();
    },
    isPlain,
    toggle: async () => {
      if (isPlain && !(await load()))
        return 'The code editor couldn’t be loaded. Check your connection, and try again.';
      createStorageSlot(SLOT).set(isPlain ? 'code' : 'plain');
      setPlain(!isPlain);
      return isPlain ? 'You’re using the code editor.' : 'You’re using a plain text field.';
    },
  };
}
