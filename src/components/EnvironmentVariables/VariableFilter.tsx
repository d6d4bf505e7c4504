import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Edition} from '../../data/environmentVariables.schema';
import {widened, writeView} from '../DataTable/address';
import Controls from '../DataTable/Controls';
import type {View} from '../DataTable/rows';
import {NAME, useVariables} from './useVariables';
import styles from './styles.module.css';

interface Props {
  edition: Edition;
}

/** Search field and facets of the long list. The address keeps what a reader chooses; the groups read it from there. */
export default function VariableFilter({edition}: Props) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const hash = useHistorySelector(({location}) => location.hash);
  const {all, columns, view, shown} = useVariables(edition);

  const show = (next: View): void =>
    history.replace({...history.location, search: writeView(history.location.search, NAME, columns, next)});

  // A link to a variable, or to a group, leads to it, whatever the filter was.
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target?.closest(`[hidden]`)?.matches(`.${styles.group}, .${styles.variable}`)) return;
    show(widened(view));
    requestAnimationFrame(() => target.scrollIntoView());
  }, [hash, isBrowser]); // Only when another place is asked for: a reader who filters after arriving means it.

  return (
    <>
      <div className={styles.filter}>
        <Controls rows={all} columns={columns} view={view} shown={shown.size} unit="variables" onChange={show} />
      </div>
      {shown.size === 0 && (
        <p className={`${styles.none} no-print`}>Nothing here fits. Use fewer words, or show all variables again.</p>
      )}
    </>
  );
}
