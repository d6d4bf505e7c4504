import siteConfig from '@generated/docusaurus.config';
import {sectionThatReplaces} from '../../../data/formerAnchorRules';
import {formerAnchors} from '../../../data/formerAnchors';
import {cleanPath} from '../clean-url/cleanPath';

/**
 * Takes the reader from an anchor that the page used to have to the section that replaces it. Ignores other anchors.
 * @param hash the fragment that has no target on the page, with #
 */
export function followFormerAnchor(hash: string): void {
  const {baseUrl} = siteConfig;
  const page = `/${cleanPath(window.location.pathname, baseUrl).slice(baseUrl.length)}`;
  const section = sectionThatReplaces(page, decodeURIComponent(hash.slice(1)), formerAnchors);
  // The reader may have left the page or followed a link on it while this script was loading.
  if (section !== undefined && window.location.hash === hash) window.location.replace(baseUrl + section.slice(1));
}
