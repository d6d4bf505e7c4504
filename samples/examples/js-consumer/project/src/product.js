/** Keeps the fields that the website reads, and no others. */
export function toProduct({ id, type, name }) {
  return { id, type, name };
}
