import type * as plugins from './index';

export function loadPlugins(): typeof plugins;
