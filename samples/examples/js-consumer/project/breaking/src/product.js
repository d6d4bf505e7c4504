/** Keeps only the fields that the website reads. */
export function toProduct({ id, type, name, price }) {
  return { id, type, name, price: `$${price.toFixed(2)}` };
}
