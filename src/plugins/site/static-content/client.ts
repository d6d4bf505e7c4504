import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {watchCode} from '@site/src/components/StaticContent/behaviors/codeToolbar';
import {openFigures} from '@site/src/components/StaticContent/behaviors/enlarge';
import {watchSamples} from '@site/src/components/StaticContent/behaviors/samples';
import {countAnswers} from '@site/src/components/StaticContent/behaviors/selfChecks';
import {watchTables} from '@site/src/components/StaticContent/behaviors/tables';
import {READY} from '@site/src/components/StaticContent/island';
import {syncTabs} from '@site/src/components/StaticContent/behaviors/tabs';

/** Makes the parts of content work that React doesn't render in the browser. */
function start(): void {
  const watchers = [syncTabs, watchCode(), watchSamples(), watchTables()];
  const attach = (root: ParentNode): void => {
    for (const watch of watchers) watch(root);
  };
  countAnswers();
  openFigures();
  // This module runs before React hydrates the page.
  attach(document);
  // What React renders later, such as the next page.
  new MutationObserver((mutations) => {
    const parents = new Set(mutations.flatMap(({addedNodes, target}) => (addedNodes.length > 0 ? target : [])));
    for (const parent of parents) if (parent instanceof Element && parent.isConnected) attach(parent);
  }).observe(document.body, {childList: true, subtree: true});
  document.addEventListener(READY, ({target}) => attach(target as Element));
}

if (ExecutionEnvironment.canUseDOM) start();

const clientModule: ClientModule = {
  // The query can select a tab.
  onRouteDidUpdate: () => syncTabs(document),
};

export default clientModule;
