import docusaurus from '@docusaurus/eslint-plugin';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['node_modules/', 'build/', '.docusaurus/', '.generated/', 'test-results/', '**/node_modules/', 'static/']},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: 'node:test',
              name: ['test', 'describe', 'it', 'before', 'after', 'beforeEach', 'afterEach'],
            },
          ],
        },
      ],
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: false}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['src/components/**/*.tsx', 'src/theme/**/*.tsx', 'src/pages/**/*.tsx'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      ...docusaurus.configs.recommended.rules,
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/no-html-links': 'error',
    },
  },
  {
    files: ['src/components/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/theme/**', '!@theme/**', '**/plugins/**'],
              message: 'A component imports neither theme wrappers nor plugins.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/data/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/components/**', '**/plugins/**', '**/theme/**'],
              message: 'Data imports nothing but its schema.',
            },
          ],
        },
      ],
    },
  },
);
