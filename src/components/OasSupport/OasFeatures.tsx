import {oasFeatures} from '@site/src/data/oasFeatures';
import {featureGroups, rowsIn1x} from '@site/src/data/oasSupportRules';
import {island} from '../StaticContent/island';
import OasSupport from './index';

interface Props {
  /** Only what this release line supports. If omitted, the table is about PactFlow Cloud and On-Premises 2.x. */
  releaseLine?: '1.x';
}

/** A table of the OpenAPI features that contract comparison supports. */
export function OasFeatures({releaseLine}: Props) {
  const rows = releaseLine === '1.x' ? rowsIn1x(oasFeatures) : oasFeatures;
  return <OasSupport name="features" what="Feature" rows={rows} groups={featureGroups} />;
}

export default island('OasFeatures', OasFeatures);
