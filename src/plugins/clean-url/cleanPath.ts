import {cleanName} from '../../../deploy/urlRules';

/**
 * The address under which a page is published: no `index.html`, no `.html`, no trailing slash.
 * @param pathname as in `location.pathname`; starts with a slash
 * @returns the same string where there is nothing to mend
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
