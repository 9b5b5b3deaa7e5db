import { type RawBuilder, sql } from 'kysely';

/** The words that a search looks for. */
const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '');

/** The `ilike` pattern for texts that contain the word literally. */
const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Whether every word of the search is in one of the columns, whatever its case; `true` for an empty search. */
export function foundIn(search: string, columns: readonly string[]): RawBuilder<boolean> {
  const conditions = wordsOf(search).map((word) => {
    const inColumns = columns.map((column) => sql`${sql.ref(column)} ilike ${containing(word)}`);
    return sql`(${sql.join(inColumns, sql` or `)})`;
  });
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
