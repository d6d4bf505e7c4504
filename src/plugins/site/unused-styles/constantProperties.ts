import postcss, {type AtRule, type ChildNode, type Declaration, type Root, type Rule} from 'postcss';
import valueParser from 'postcss-value-parser';
import {changeFilesPlugin, type Bundler, type BundlerPlugin} from '../../shared/bundler';

/** The style sheet that every page loads. */
const MAIN_SHEET = /^assets\/css\/styles\.\w+\.css$/;
const SHEET = /^assets\/css\/.*\.css$/;
const SCRIPT = /\.js$/;

/** Selectors of the root element. No other element has the attribute `data-theme`. */
const ROOT = /^(?:html|:root|html:root)?(?:\[data-theme=["']?\w+["']?\])?(?::root)?$/;

/** Names of custom properties. */
const NAME = /--[\w-]+/g;
const namesIn = (text: string): string[] => text.match(NAME) ?? [];

/** Where a declaration of a custom property applies. */
interface Place {
  declaration: Declaration;
  /** Whether it applies only to the root element. */
  root: boolean;
  /** Whether its selector is `:root`, and no media query or other condition limits it. */
  always: boolean;
  /** Whether it's in a cascade layer. Declarations outside of layers override it. */
  layered: boolean;
  /** Whether it's in the style sheet that every page loads. */
  main: boolean;
}

function placeOf(declaration: Declaration, main: boolean): Place {
  const {parent} = declaration;
  const selectors = parent?.type === 'rule' ? (parent as Rule).selectors : [];
  let layered = false;
  let conditional = parent?.type !== 'rule';
  for (let at = parent?.parent as ChildNode | Root | undefined; at && at.type !== 'root'; at = at.parent as never) {
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') layered = true;
    else conditional = true;
  }
  return {
    declaration,
    root: selectors.length > 0 && selectors.every((selector) => ROOT.test(selector)),
    always: !conditional && selectors.length === 1 && selectors[0] === ':root' && !declaration.important,
    layered,
    main,
  };
}

/** The declarations of each custom property in all style sheets. */
function placesOf(sheets: ReadonlyMap<string, Root>): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const [file, root] of sheets)
    root.walkDecls(/^--/, (declaration) => {
      const place = placeOf(declaration, MAIN_SHEET.test(file));
      places.set(declaration.prop, [...(places.get(declaration.prop) ?? []), place]);
    });
  return places;
}

/** Removes declarations for the root element that one outside of layers always overrides. */
function removeOverridden(places: Map<string, Place[]>): void {
  for (const [name, all] of places) {
    const overrides = all.some(({main, always, layered}) => main && always && !layered);
    const kept = all.filter(({declaration, root, layered}) => {
      const remove = overrides && root && layered && !declaration.important;
      if (remove) declaration.remove();
      return !remove;
    });
    places.set(name, kept);
  }
}

/** Replaces `var()` of these properties with their values, and separates the values from the words that follow. */
function insert(text: string, values: ReadonlyMap<string, string>): string {
  const nameOf = (node: valueParser.Node | undefined): string =>
    node?.type === 'function' && node.value === 'var' ? (node.nodes[0]?.value ?? '') : '';
  const parsed = valueParser(text);
  const change = (nodes: valueParser.Node[]): void => {
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index];
      const value = values.get(nameOf(node));
      if (node === undefined) continue;
      if (value === undefined) {
        if (node.type === 'function') change(node.nodes);
        continue;
      }
      // Before a letter, a digit, or a hyphen, the value would become part of the next word.
      const next = valueParser.stringify(nodes[index + 1] ?? []);
      const {sourceIndex, sourceEndIndex} = node;
      nodes[index] = {
        type: 'word',
        value: /^[\w.#%-]/.test(next) ? `${value} ` : value,
        sourceIndex,
        sourceEndIndex,
      };
    }
  };
  change(parsed.nodes);
  return parsed.toString();
}

/** How often each property is used with `var()`. */
function countUses(sheets: ReadonlyMap<string, Root>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const root of sheets.values())
    root.walkDecls(({value}) => {
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
    });
  return uses;
}

/**
 * The values of the properties that can be replaced now. A property whose value contains one of them has to wait until
 * that one has been replaced.
 */
function constantsOf(
  places: ReadonlyMap<string, readonly Place[]>,
  uses: ReadonlyMap<string, number>,
  usedElsewhere: ReadonlySet<string>,
): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, [place, ...others]] of places) {
    if (place === undefined || others.length > 0 || usedElsewhere.has(name)) continue;
    if (!place.main || !place.always) continue;
    const {value} = place.declaration;
    const isReady = (used: string): boolean => !values.has(used) && (places.get(used) ?? []).every(({root}) => root);
    if (!namesIn(value).every(isReady)) continue;
    const growth = (uses.get(name) ?? 0) * (value.length - `var(${name})`.length) - `${name}:${value};`.length;
    if (growth <= 0) values.set(name, value);
  }
  return values;
}

/**
 * Replaces custom properties that always have the same value with this value, where that makes the style sheets
 * smaller, and removes declarations that others always override. Infima declares more than 200 properties, so that
 * sites can change them, and each element inherits all of them.
 *
 * A property always has the same value if it's declared once, for the root element and without a condition, and if that
 * also applies to the properties in its value or if these are declared only for the root element.
 * @param sheets all style sheets of the site, by file name
 * @param usedElsewhere the properties that scripts and inline styles use
 * @returns the changed style sheets
 * @throws Error if the style sheet that every page loads isn't one of them
 */
export function inlineConstants(
  sheets: ReadonlyMap<string, string>,
  usedElsewhere: ReadonlySet<string>,
): Map<string, string> {
  if (![...sheets.keys()].some((file) => MAIN_SHEET.test(file)))
    throw new Error(
      `unused-styles: expected a style sheet whose name matches ${String(MAIN_SHEET)}, but found ` +
        `${[...sheets.keys()].join(', ') || 'none'}. Find out what Docusaurus calls the style sheet of all pages now, ` +
        'and then update src/plugins/site/unused-styles/constantProperties.ts.',
    );
  const parsed = new Map([...sheets].map(([file, css]) => [file, postcss.parse(css, {from: file})] as const));
  const places = placesOf(parsed);
  removeOverridden(places);
  const next = () => constantsOf(places, countUses(parsed), usedElsewhere);
  for (let values = next(); values.size > 0; values = next()) {
    for (const root of parsed.values())
      root.walkDecls((declaration) => {
        if (values.has(declaration.prop)) declaration.remove();
        else if (declaration.value.includes('var(')) declaration.value = insert(declaration.value, values);
      });
    for (const name of values.keys()) places.delete(name);
  }
  return new Map(
    [...parsed].flatMap(([file, root]) => {
      root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
      const css = root.toString();
      return css === sheets.get(file) ? [] : [[file, css] as const];
    }),
  );
}

/** Replaces constant custom properties in all style sheets of a bundle. */
export const constantPropertiesPlugin = (bundler: Pick<Bundler, 'Compilation' | 'sources'>): BundlerPlugin =>
  changeFilesPlugin('constant-properties', bundler, ({names, textOf}) => {
    const sheets = new Map(names.filter((file) => SHEET.test(file)).map((file) => [file, textOf(file)]));
    const inScripts = names.filter((file) => SCRIPT.test(file)).flatMap((file) => namesIn(textOf(file)));
    return inlineConstants(sheets, new Set(inScripts));
  });
