import {createContext} from 'react';

interface Tabs {
  /** Value of the tab that is selected before a script runs. */
  selected: string;
  items: readonly {value: string; label?: string | undefined}[];
}

/** The tabs around a tab panel. */
export const TabsContext = createContext<Tabs>({selected: '', items: []});
