/** Columns as a list of names, such as `p."net_amount", p."zone"`. */
export const columnList = (columns: readonly { readonly name: string }[], table = ''): string =>
  columns.map(({ name }) => `${table}"${name}"`).join(', ');
