// Ejected: the original searches all pages of the current version for the same ID, so every page would have to load
// them.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import styles from '@site/src/components/Callout/styles.module.css';
import {useVersionLinks} from '@site/src/components/VersionLinks/useVersionLinks';

/**
 * A note on pages of an archived version, and on current pages about its release line, with a link to the matching page
 * of the current version.
 */
export default function DocVersionBanner({className}: Props) {
  const {pluginId} = useDocsVersion();
  const {links, active} = useVersionLinks(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const current = links.find(({name}) => name === 'current');
  const shown = links.find(({name}) => name === active);
  if (current === undefined || shown === undefined || shown === current) return null;
  return (
    <div className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.callout, styles.warning)} role="note">
      <Translate id="theme.docs.versions.unmaintainedVersionLabel" values={{versionLabel: <b>{shown.label}</b>}}>
        {'This page applies to {versionLabel}, which is no longer actively maintained.'}
      </Translate>{' '}
      <Translate
        id="theme.docs.versions.latestVersionSuggestionLabel"
        values={{
          versionLabel: current.label,
          latestVersionLink: (
            <b>
              <Link to={current.to} onClick={() => savePreferredVersionName(current.name)}>
                <Translate id="theme.docs.versions.latestVersionLinkLabel">current version of this page</Translate>
              </Link>
            </b>
          ),
        }}
      >
        {'See the {latestVersionLink} ({versionLabel}).'}
      </Translate>
    </div>
  );
}
