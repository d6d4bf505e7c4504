const consumerTest = 'go test -count=1 ./catalog';
const providerTest = 'go test -count=1 -v ./products';
/** @type {[RegExp, string][]} what differs between runs: the times of subtests, and the order of metadata */
const replace = [
  [/^( +--- \w+: .*) \(\d+\.\d+s\)$/gm, '$1 <time>'],
  [/^( +"topic" with .*\n)( +"contentType" with .*\n)/gm, '$2$1'],
];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The handler handles the message, and the pact is written',
    step: 'project',
    run: consumerTest,
    exitStatus: 0,
    says: 'ok  \texample.com/shop/catalog',
    counterpart: 'renamed',
  },
  verified: {
    shows: 'The provider creates the message that the consumer needs',
    after: 'consumer-test',
    run: providerTest,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'renamed',
    replace,
  },
  renamed: {
    shows: 'The provider has renamed a field that the consumer reads',
    after: 'verified',
    before: ['cp -R breaking/. .'],
    run: providerTest,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: price',
    counterpart: 'verified',
    replace,
  },
};
