// #region request
const { PACT_BROKER_BASE_URL: baseUrl, PACT_BROKER_TOKEN: token } = process.env;

export async function request(url, { method = 'GET', body, type = 'application/json' } = {}) {
  const headers = { Accept: 'application/hal+json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body) headers['Content-Type'] = type;

  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} for ${method} ${url}\n${text}`);
  return text && JSON.parse(text);
}
// #endregion

// #region link
export const getIndex = () => request(baseUrl);

export function linkTo(resource, relation, values = {}) {
  const link = resource._links[relation];
  if (!link) throw new Error(`The resource has no link ${relation}. Does your role have the permission?`);
  return link.href.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name]));
}
// #endregion
