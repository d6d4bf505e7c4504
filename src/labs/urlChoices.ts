/** The code that is shared by forms whose choices are in the URL, such as `?ci=gitlab&record=release`. */

interface Option {
  value: string;
  label: string;
  /** Short explanation that can contain `code` and links. */
  hint?: string;
}

export interface UrlControl<Id extends string> {
  id: Id;
  label: string;
  /** Radio buttons for a few options, a list for many, and a text field for values that readers enter. */
  as: 'radios' | 'list' | 'text';
  /** Empty for a text field. */
  options: readonly Option[];
  /** Explains a text field. Can contain `code` and links. */
  hint?: string;
}

/** Why a choice isn't possible, and the control to change. */
export interface UrlConflict<Id extends string> {
  control: Id;
  reason: string;
}

/** Truncates long values from the URL. */
const shown = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/**
 * Explains that the URL contains a value that isn't an option.
 * @param where the choice that the options depend on, such as `for 2.x`
 */
export const unavailable = (value: string, options: readonly string[], where = ''): string =>
  `The URL contains “${shown(value)}”, which isn’t available${where && ` ${where}`}. Select one of: ${options.join(', ')}.`;

/** A query string after a change. Other parameters are kept. */
export function changeQuery(search: string, change: (parameters: URLSearchParams) => void): string {
  const parameters = new URLSearchParams(search);
  change(parameters);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Functions that read and change the query string of a form.
 * @param ids the form's controls
 * @param names the URL parameters of the controls whose ID isn't also the parameter
 */
export function createUrlChoices<Id extends string>(ids: readonly Id[], names: Readonly<Partial<Record<Id, string>>>) {
  const parameterOf = (id: Id): string => names[id] ?? id;
  return {
    /** The URL parameter of a choice. */
    parameterOf,
    /** A query string with the choices of an earlier one added, except those that it specifies itself. */
    withEarlierChoices: (search: string, earlier: string): string =>
      changeQuery(search, (parameters) => {
        const added = new URLSearchParams(earlier);
        for (const name of ids.map(parameterOf)) {
          const value = added.get(name);
          if (value !== null && !parameters.has(name)) parameters.set(name, value);
        }
      }),
    /** The query string without any choices. */
    withoutChoices: (search: string): string =>
      changeQuery(search, (parameters) => {
        for (const id of ids) parameters.delete(parameterOf(id));
      }),
  };
}
