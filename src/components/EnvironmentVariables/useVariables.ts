import {useMemo} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReleaseLine} from '../../data/environmentVariables.constants';
import type {EnvironmentVariable} from '../../data/environmentVariables.schema';
import {readView} from '../DataTable/urlState';
import {matchesView, unfilteredView, type Column, type View} from '../DataTable/rows';
import {columnsFor, variablesInList} from './columns';

/** Prefix of the URL parameters. */
export const NAME = 'variables';

interface Variables {
  all: readonly EnvironmentVariable[];
  columns: readonly Column<EnvironmentVariable>[];
  view: View;
  shown: ReadonlySet<EnvironmentVariable>;
}

/** The variables of a release line, and those that match the view in the URL. The server renders all of them. */
export function useVariables(releaseLine: ReleaseLine): Variables {
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const {all, columns} = useMemo(
    () => ({all: variablesInList(releaseLine), columns: columnsFor(releaseLine)}),
    [releaseLine],
  );
  return useMemo(() => {
    const view = isBrowser ? readView(search, NAME, columns, all) : unfilteredView;
    return {all, columns, view, shown: new Set(all.filter((variable) => matchesView(variable, columns, view)))};
  }, [all, columns, isBrowser, search]);
}
