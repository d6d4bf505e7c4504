/** Style preferences, such as order and naming, are disabled. */
export default {
  extends: 'stylelint-config-standard',
  // A comment that disables a rule must give the reason after two hyphens, and is reported if it's unnecessary.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: ['node_modules/**', 'build/**', '.docusaurus/**'],
  rules: {
    'selector-class-pattern': null,
    'keyframes-name-pattern': null,
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    'declaration-no-important': true,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
    'rule-empty-line-before': ['always-multi-line', {except: ['first-nested'], ignore: ['after-comment']}],
    // In CSS modules, `composes` includes the declarations of another class.
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'declaration-block-no-redundant-longhand-properties': null,
  },
};
