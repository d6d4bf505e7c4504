/** A folder whose files the site serves unchanged, like `static/`, but which the plugins fill. A path from the root. */
export const GENERATED_STATIC = '.generated/static';
