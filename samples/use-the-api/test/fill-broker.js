// Fills a new broker: two consumers and a provider, of which one consumer and the provider record deployments.
import { getIndex, linkTo, request } from '../src/api.js';

const index = await getIndex();

async function publish(consumer, version, branch, path) {
  const pact = {
    consumer: { name: consumer },
    provider: { name: 'ProductAPI' },
    interactions: [{ description: `a request for ${path}`, request: { method: 'GET', path }, response: { status: 200 } }],
    metadata: { pactSpecification: { version: '2.0.0' } },
  };
  const content = Buffer.from(JSON.stringify(pact)).toString('base64');
  const contract = { consumerName: consumer, providerName: 'ProductAPI', specification: 'pact', contentType: 'application/json', content };
  await request(linkTo(index, 'pb:publish-contracts'), {
    method: 'POST',
    body: { pacticipantName: consumer, pacticipantVersionNumber: version, branch, contracts: [contract] },
  });
}

async function verify(consumer, version, providerVersion) {
  const url = linkTo(index, 'pb:publish-pact', { provider: 'ProductAPI', consumer, consumerApplicationVersion: version });
  const body = { success: true, providerApplicationVersion: providerVersion };
  await request(linkTo(await request(url), 'pb:publish-verification-results'), { method: 'POST', body });
}

async function deploy(pacticipant, version, environment) {
  const url = linkTo(index, 'pb:pacticipant-version', { pacticipant, version });
  await request(`${url}/deployed-versions/environment/${environment.uuid}`, { method: 'POST', body: {} });
}

await publish('CatalogueWeb', '1.0.0', 'main', '/product/1');
await publish('CatalogueWeb', '1.1.0', 'main', '/product/1');
await publish('CatalogueWeb', '1.2.0', 'feat/search', '/products?search=tea');
await publish('CatalogueApp', '7.0.0', 'next', '/product/2');
await verify('CatalogueWeb', '1.1.0', '2.0.0');

const { _embedded } = await request(linkTo(index, 'pb:environments'));
const production = _embedded.environments.find(({ name }) => name === 'production');
await deploy('CatalogueWeb', '1.1.0', production);
await deploy('ProductAPI', '2.0.0', production);
