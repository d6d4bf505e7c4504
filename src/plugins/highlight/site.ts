import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What the theme needs to know of colours: everything else is in the style sheet, for light and dark alike. */
export const codeTheme = {plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'}, styles: []};

/** Puts `client.tsx` in the place of prism-react-renderer, which the theme's block of code imports, so that the pages carry neither Prism nor its grammars. */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': join(__dirname, 'client.tsx')}}}),
  };
}
