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

/** The page that explains how to fix a row, if there is one. */
const helpFor = (verdict: RowVerdict, notice = ''): string | undefined =>
  verdict === 'unknown' && notice.includes(' one of the versions of ')
    ? '/docs/fix-can-i-deploy#several-versions'
    : HELP[verdict];

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
            ({consumer, consumerVersion, provider, providerVersion, verdict, text, notice, line}, index) => {
              const help = helpFor(verdict, notice);
              return {
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
                    {help !== undefined && (
                      <>
                        {' '}
                        <Link to={help}>How to fix it</Link>
                      </>
                    )}
                  </>,
                ],
              };
            },
          )}
        />
      )}
      {leftOut > 0 && <p>{`${leftOut} more rows aren’t explained.`}</p>}
      {notices.length > 0 && (
        <>
          <p>{rows.length > 0 ? 'The output also says:' : 'The output says:'}</p>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
          <p>
            To get the causes of such a sentence and the commands to fix them, paste the output on the page{' '}
            <Link to="/fix">Fix an error</Link>.
          </p>
        </>
      )}
    </>
  );
}
