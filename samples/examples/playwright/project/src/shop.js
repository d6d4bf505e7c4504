const main = document.querySelector('main');

const toLine = ({ id, name, price }) => `${id}  ${name}  $${price.toFixed(2)}`;

/** @param {string} id of the product that the address names */
async function show(id) {
  const response = await fetch(`/product/${id}`, { headers: { Accept: 'application/json' } });
  if (response.status === 404) return 'There is no such product.';
  return toLine(await response.json());
}

async function list() {
  const response = await fetch('/products', { headers: { Accept: 'application/json' } });
  return (await response.json()).map(toLine).join('\n');
}

const id = new URLSearchParams(location.search).get('id');
main.textContent = id === null ? await list() : await show(id);
