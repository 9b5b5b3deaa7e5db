/** A statement in which names of tables mean what is said of them. */
export function withTables(tables: string, statement: string): string {
  const sql = statement.trim();
  return sql.startsWith('with ') ? `with ${tables}, ${sql.slice('with '.length)}` : `with ${tables} ${sql}`;
}
