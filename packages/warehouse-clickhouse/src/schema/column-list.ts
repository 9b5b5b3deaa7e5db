/** Columns as a list of names, such as `p."net_amount", p."zone"`. */
export const columnList = (columns: readonly { readonly name: string }[], table = ''): string =>
  columns.map(({ name }) => `${table}"${name}"`).join(', ');

/** A select list of columns, some of them with another value. */
export const replacedList = (
  columns: readonly { readonly name: string }[],
  values: ReadonlyMap<string, string>,
  table: string,
): string => columns.map(({ name }) => values.get(name) ?? `${table}"${name}"`).join(', ');
