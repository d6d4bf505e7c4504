import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The colors that the theme sets itself. All others are in the style sheet, for light and dark mode. */
export const codeTheme = {plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'}, styles: []};

/**
 * Replaces prism-react-renderer, which the theme imports, with `src/components/CodeHighlight`. Pages therefore load
 * neither Prism nor its grammars.
 */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': join(__dirname, '../../../components/CodeHighlight/index.tsx')}},
    }),
  };
}
