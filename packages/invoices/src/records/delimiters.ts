/** What may separate the columns of a file. */
export const delimiters: readonly string[] = [',', ';', '\t', '|'];
