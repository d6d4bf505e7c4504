// #region handler
/**
 * @typedef {object} ProductEvent only the fields that the search index reads from the message
 * @property {string} id the product's ID
 * @property {string} name
 * @property {string} type the kind of product, such as food
 * @property {'CREATED' | 'UPDATED' | 'DELETED'} event
 */

/** Finds products by a word in their name or by their type. It doesn't depend on SNS. */
export class SearchIndex {
  /** @type {Map<string, string>} the words of a product, by its id */
  #words = new Map();

  /** @param {string} word @returns {string[]} ids */
  find(word) {
    return [...this.#words].filter(([, words]) => words.split(' ').includes(word.toLowerCase())).map(([id]) => id);
  }

  /**
   * Handles a product event.
   *
   * @param {ProductEvent} message
   * @throws {Error} if a field that the index needs is missing
   */
  async handle({ id, name, type, event }) {
    for (const [field, value] of Object.entries({ id, name, type, event })) {
      if (typeof value !== 'string') throw new Error(`The product event has no ${field}.`);
    }
    if (event === 'DELETED') this.#words.delete(id);
    else this.#words.set(id, `${name} ${type}`.toLowerCase());
  }
}
// #endregion
