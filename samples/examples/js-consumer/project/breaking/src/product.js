/** Keeps the fields that the website reads, and no others. */
export function toProduct({ id, type, name, price }) {
  return { id, type, name, price: `$${price.toFixed(2)}` };
}
