const consumer = 'pactflow-example-consumer-java-kafka';
const showPact = `cat target/pacts/${consumer}-pactflow-example-provider-java-kafka.json`;

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  test: {
    shows: 'The listener handles the message of its test, and Pact JVM writes the pact',
    step: 'project',
    broker: true,
    run: `mvn -q test && ${showPact}`,
    exitStatus: 0,
    says: '"kafka_topic": "products"',
    counterpart: 'needs-price',
  },
  published: {
    shows: 'The pact is published',
    after: 'test',
    run: 'npx pact broker publish target/pacts --consumer-app-version 1.0.0 --branch main',
    exitStatus: 0,
    says: consumer,
    counterpart: 'not-verified',
  },
  'not-verified': {
    shows: "No provider has verified the pact yet, so the consumer can't be deployed",
    after: 'published',
    run: `npx pact broker can-i-deploy --pacticipant ${consumer} --version 1.0.0 --to-environment production`,
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'published',
  },
  'needs-price': {
    shows: "The breaking variant: the catalog reads a price, which the message in its test doesn't have",
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: 'mvn -q test',
    exitStatus: 1,
    says: 'The product event has no price',
    counterpart: 'test',
  },
  'price-in-pact': {
    shows: 'The same catalog, after the price has been added to the pact',
    after: 'needs-price',
    before: [`sed -i.bak 's/"v1")$/&\\n                        .numberType("price", 49.5)/' src/test/java/com/example/catalog/ProductListenerPactTest.java`],
    run: `mvn -q test && ${showPact}`,
    exitStatus: 0,
    says: '"price": 49.5',
    counterpart: 'needs-price',
  },
};
