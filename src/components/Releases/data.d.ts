/** Made by the plugin release-notes from src/data/releases.ts. */
declare module '@generated/release-notes/default/rows.json' {
  import type {ReleaseRow} from '@site/src/data/releaseRules';

  const rows: readonly ReleaseRow[];
  export default rows;
}

declare module '@generated/release-notes/default/planner.json' {
  import type {PlannerRelease} from '@site/src/data/upgradeRules';

  const releases: readonly PlannerRelease[];
  export default releases;
}
