import Link from '@docusaurus/Link';
import type {OutputResult, RowVerdict} from '@site/src/labs/canIDeploy/readOutput';
import CardTable from '../ScrollableTable/CardTable';

const RESULTS: Readonly<Record<RowVerdict, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  unknown: 'No result',
  'not-recorded': 'Provider not recorded',
  ignored: 'Ignored',
};

/** The pages that explain how to fix each kind of row. */
const HELP: Partial<Readonly<Record<RowVerdict, string>>> = {
  failed: '/docs/fix-can-i-deploy#verification-failed',
  unknown: '/docs/fix-can-i-deploy#no-verified-pact',
  'not-recorded': '/docs/fix-can-i-deploy#nothing-deployed',
};

/** What each row of a pasted output means, and the sentences that are about no row. */
export default function Explanation({
  result: {rows, notices, leftOut},
}: {
  result: Extract<OutputResult, {kind: 'read'}>;
}) {
  return (
    <>
      {rows.length > 0 && (
        <CardTable
          headings={['Row', 'Result', 'Meaning']}
          rows={rows.map(
            ({consumer, consumerVersion, provider, providerVersion, verdict, text, notice, line}, index) => ({
              key: String(index),
              cells: [
                <>
                  {consumer} {consumerVersion ?? '(no version)'}, {provider} {providerVersion ?? '(no version)'}
                  {line !== undefined && ` (line ${line})`}
                </>,
                RESULTS[verdict],
                <>
                  {text}
                  {notice !== undefined && <> The broker’s reason: “{notice}”.</>}
                  {HELP[verdict] !== undefined && (
                    <>
                      {' '}
                      <Link to={HELP[verdict]}>How to fix it</Link>
                    </>
                  )}
                </>,
              ],
            }),
          )}
        />
      )}
      {leftOut > 0 && <p>{`${leftOut} more rows aren’t explained.`}</p>}
      {notices.length > 0 && (
        <>
          <p>The output also says:</p>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
          <p>
            To look up such a sentence, <Link to="/fix">paste it into the error search</Link>.
          </p>
        </>
      )}
    </>
  );
}
