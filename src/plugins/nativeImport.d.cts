export function nativeImport<Module>(name: string): Promise<Module>;
