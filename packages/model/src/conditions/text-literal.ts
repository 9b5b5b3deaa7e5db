/** A text as the query language writes it: in single quotes, inner quotes doubled. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** `column in ('a','b')`; the condition that one of the texts is in the column. */
export function oneOf(column: string, texts: readonly string[]): string {
  return `${column} in (${texts.map(textLiteral).join(',')})`;
}
