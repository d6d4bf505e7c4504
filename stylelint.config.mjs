/** Order and naming are left to the writer; what breaks colour modes or accessibility is not. */
export default {
  extends: 'stylelint-config-standard',
  // A rule is switched off for a reason, which stands in the comment after two hyphens, and for no longer than it has to be.
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
    // Of CSS modules: takes the rules of another class along.
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'declaration-block-no-redundant-longhand-properties': null,
  },
};
