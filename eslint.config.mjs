import docusaurus from '@docusaurus/eslint-plugin';
import tseslint from 'typescript-eslint';
import layers from './tests/checks/layerRule.mjs';

export default tseslint.config(
  {ignores: ['node_modules/', 'build/', '.docusaurus/', '.generated/', 'test-results/', '**/node_modules/', 'static/']},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: {site: {rules: {layers}}},
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
      // Prettier breaks code, but neither comments nor literals. Literals stay in one piece, so that they can be found.
      'max-len': [
        'error',
        {code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true},
      ],
      'no-console': 'off',
      'site/layers': 'error',
    },
  },
  {
    // Data belongs to browser code too, because components import it.
    files: ['src/{components,data,labs,search,theme}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'src/data/**/*.schema.ts', 'src/data/schema.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['zod', 'zod/**', '**/*.schema'],
              allowTypeImports: true,
              message:
                'Schemas use zod, which would be added to the scripts of pages. Use `import type`, or move the value ' +
                'to a .constants.ts file.',
            },
          ],
        },
      ],
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
);
