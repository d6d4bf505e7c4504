/** Keeps only the fields that the website reads. */
export function toProduct({ id, type, name }) {
  return { id, type, name };
}
