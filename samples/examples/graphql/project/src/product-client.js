/** What the client requests: three fields of one product. */
export const PRODUCT_QUERY = `query Product($id: ID!) {
  product(id: $id) {
    id
    name
    type
  }
}`;

/**
 * Requests one product from the Product API.
 *
 * @param {string} baseUrl of the API
 * @param {string} id
 * @returns {Promise<{id: string, name: string, type: string}>}
 * @throws {Error} if the response has no product; GraphQL returns the reason in `errors`, not in the status
 */
export async function getProduct(baseUrl, id) {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ operationName: 'Product', query: PRODUCT_QUERY, variables: { id } }),
  });
  if (!response.ok) throw new Error(`POST /graphql answered ${response.status}`);

  const { data, errors } = await response.json();
  if (!data?.product) throw new Error(errors?.[0].message ?? `There is no product ${id}.`);
  return data.product;
}
