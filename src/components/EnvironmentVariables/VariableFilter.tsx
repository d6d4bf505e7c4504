import {useEffect, useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReleaseLine} from '../../data/environmentVariables.constants';
import {releaseLineUrl} from '../../data/releaseLineRules';
import {withoutFilters, writeView} from '../DataTable/urlState';
import Controls from '../DataTable/Controls';
import Link from '../VersionLinks/ArchivedLink';
import type {View} from '../DataTable/rows';
import {asksForMailServer} from './missingSettings';
import {NAME, useVariables} from './useVariables';
import styles from './styles.module.css';
import {island} from '../StaticContent/island';

interface Props {
  releaseLine: ReleaseLine;
}

/** Hides the variables that don't match, and the groups without a variable that does. */
function hideOthers(shown: ReadonlySet<string>): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-variable-group]')) {
    const variables = [...group.querySelectorAll<HTMLElement>('[data-variable]')];
    for (const variable of variables) variable.hidden = !shown.has(variable.dataset.variable ?? '');
    group.hidden = variables.every(({hidden}) => hidden);
  }
}

/**
 * The text filter and the facets of the variable list, which store the view in the URL. The groups and their variables
 * stay as the server rendered them, so the filter hides elements itself.
 */
export function VariableFilter({releaseLine}: Props) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const hash = useHistorySelector(({location}) => location.hash);
  const {all, columns, view, shown} = useVariables(releaseLine);

  const show = (next: View): void =>
    history.replace({...history.location, search: writeView(history.location.search, NAME, columns, next)});

  useLayoutEffect(() => hideOthers(new Set([...shown].map(({name}) => name))), [shown]);

  // Clear the filter if it hides the variable or the group that the URL links to.
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target?.closest('[hidden]')?.matches('[data-variable-group], [data-variable]')) return;
    show(withoutFilters(view));
    requestAnimationFrame(() => target.scrollIntoView());
  }, [hash, isBrowser]); // Not when the view changes: a reader may filter out the target after following a link to it.

  return (
    <>
      <div className={styles.filter}>
        <Controls rows={all} columns={columns} view={view} shown={shown.size} unit="variables" onChange={show} />
      </div>
      {shown.size === 0 && (
        <p className={`${styles.empty} no-print`}>
          No variables match. Try fewer or different words, or clear the filters.
        </p>
      )}
      {asksForMailServer(view.query) && (
        <p className={`${styles.empty} no-print`}>
          PactFlow On-Premises has no variables for a mail server (SMTP). See{' '}
          <Link to={`${releaseLineUrl(releaseLine)}/troubleshooting#email`}>Email and SMTP settings</Link>.
        </p>
      )}
    </>
  );
}

export default island('VariableFilter', VariableFilter);
