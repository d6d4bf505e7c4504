import type {AreaPlan} from './areas.cjs';
import type {SidebarPlan} from './sidebars.cjs';

interface Around {
  /** What stands behind the module's path, such as `?sidebar=docs`. */
  query: string;
  /** Path of the module that knows which sidebars have been loaded. */
  store: string;
  /** Path of the module that loads areas. */
  areas: string;
  /** Path of the module that waits until the browser is idle. */
  idle: string;
  /** Path of the module that writes days. */
  englishDates: string;
  /** Path of the module that goes on where scripts do not come. */
  recovery: string;
  sidebars: SidebarPlan;
  plan: AreaPlan;
  /** The table of chunks as Docusaurus generated it. */
  registryText: string;
}

export function version(text: string): string;
export function versionWithoutSidebars(text: string, around: Pick<Around, 'query' | 'store'>): string;
export function config(text: string): string;
export function registry(text: string, around: Pick<Around, 'sidebars'> & {plan: Pick<AreaPlan, 'areas'>}): string;
export function routesChunkNames(text: string, around: {plan: Pick<AreaPlan, 'table'>}): string;
export function routes(
  text: string,
  around: Pick<Around, 'query' | 'plan' | 'areas' | 'sidebars' | 'registryText'>,
): string;
export function globalData(text: string, around: {plan: Pick<AreaPlan, 'globalData'>}): string;
export function wholeGlobalData(text: string): string;
export function tslib(text: string): string;
export function preload(text: string, around: Pick<Around, 'areas'>): string;
export function prefetch(text: string, around: Pick<Around, 'areas' | 'idle'>): string;
export function app(text: string): string;
export function entry(text: string): string;
export function browserContext(text: string): string;
export function docsPlugins(text: string): string;
export function dates(text: string, around: Pick<Around, 'englishDates'>): string;
export function codeLines(text: string): string;
export function codeBlock(text: string): string;
export function codeLayout(text: string): string;
export function wordWrap(text: string): string;
export function pending(text: string, around: Pick<Around, 'recovery'>): string;
export function lifecycles(text: string): string;
export function banner(text: string): string;
