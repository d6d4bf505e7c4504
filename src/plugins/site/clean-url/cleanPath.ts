import {cleanName} from '../../../site/urlRules';

/**
 * The path that a page is published at, without `index.html`, `.html`, or a trailing slash.
 * @param pathname as in `location.pathname`; starts with a slash
 * @returns the same string if there's nothing to change
 */
export function cleanPath(pathname: string, baseUrl = '/'): string {
  const name = cleanName(
    pathname
      .split('/')
      .filter((segment) => segment !== '')
      .join('/'),
  );
  return name === '' || `/${name}/` === baseUrl ? baseUrl : `/${name}`;
}
