// These lists are apart from examples.schema.ts so that browser code can use them without loading zod.

export const EXAMPLE_LANGUAGES = ['JavaScript', 'TypeScript', 'Java', '.NET', 'Go', 'Python'] as const;
export const EXAMPLE_ROLES = ['Consumer', 'Provider', 'Both'] as const;

/** Languages of the projects in samples/examples. */
export const RUN_LANGUAGES = ['JavaScript', 'Java', 'Python', 'Go'] as const;
export type RunLanguage = (typeof RUN_LANGUAGES)[number];
