import {inspect} from 'node:util';

/** How many of the slowest tests are listed. */
const SLOWEST = 10;

/** Prints each failure and what tests counted, and at the end the slowest tests and the number of tests. A run without tests fails. */
export default async function* reporter(source) {
  let passed = 0;
  let failed = 0;
  const durations = [];
  for await (const {type, data} of source) {
    const isTest = data?.details?.type !== 'suite';
    if (isTest && (type === 'test:pass' || type === 'test:fail'))
      durations.push({milliseconds: data.details.duration_ms ?? 0, name: data.name, file: data.file ?? ''});
    if (type === 'test:pass' && isTest) passed += 1;
    if (type === 'test:fail' && isTest) {
      failed += 1;
      const cause = data.details.error?.cause ?? data.details.error;
      yield `✖ ${data.name} (${data.file ?? ''}:${data.line ?? ''})\n${cause?.stack ?? inspect(cause)}\n\n`;
    }
    // What a test counted. Diagnostics of the run itself, such as the number of tests, have no nesting.
    if (type === 'test:diagnostic' && data.nesting > 0) yield `ℹ ${data.message}\n`;
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
  }
  const slowest = durations.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST);
  yield `The ${slowest.length} slowest tests:\n`;
  for (const {milliseconds, name, file} of slowest)
    yield `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name} (${file.replace(`${process.cwd()}/`, '')})\n`;
  yield `tests: ${passed} passed, ${failed} failed\n`;
  if (passed + failed === 0) process.exitCode = 1;
}
