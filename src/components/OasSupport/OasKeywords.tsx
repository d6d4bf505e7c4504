import {oasKeywords} from '@site/src/data/oasKeywords';
import {keywordGroups, rowsIn1x} from '@site/src/data/oasSupportRules';
import {island} from '../StaticContent/island';
import OasSupport from './index';

interface Props {
  /** Only what this release line supports. If omitted, the table is about PactFlow Cloud and On-Premises 2.x. */
  releaseLine?: '1.x';
}

/** A table of the schema keywords that contract comparison supports. */
export function OasKeywords({releaseLine}: Props) {
  const rows = releaseLine === '1.x' ? rowsIn1x(oasKeywords) : oasKeywords;
  return <OasSupport name="keywords" what="Keyword" rows={rows} groups={keywordGroups} />;
}

export default island('OasKeywords', OasKeywords);
