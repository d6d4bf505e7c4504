import {useMemo} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Edition, EnvironmentVariable} from '../../data/environmentVariables.schema';
import {readView} from '../DataTable/address';
import {passes, wholeTable, type Column, type View} from '../DataTable/rows';
import {columnsFor, listed} from './columns';

/** Goes before the list's parameters in the address. */
export const NAME = 'variables';

interface Variables {
  all: readonly EnvironmentVariable[];
  columns: readonly Column<EnvironmentVariable>[];
  view: View;
  shown: ReadonlySet<EnvironmentVariable>;
}

/** The long list of an edition, and what of it the address asks for. The server shows it whole. */
export function useVariables(edition: Edition): Variables {
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const {all, columns} = useMemo(() => ({all: listed(edition), columns: columnsFor(edition)}), [edition]);
  return useMemo(() => {
    const view = isBrowser ? readView(search, NAME, columns) : wholeTable;
    return {all, columns, view, shown: new Set(all.filter((variable) => passes(variable, columns, view)))};
  }, [all, columns, isBrowser, search]);
}
