import { tables as factTables, findTable, type TableName } from '@waybill/model';
import { QueryError } from '../query-error.ts';
import { combinedNames } from './combined-names.ts';
import { nearest } from './nearest.ts';
import type { Names } from './resolution.ts';
import type { InnerQuery } from './resolved-query.ts';
import { factNames, innerNames } from './table-names.ts';

interface Tables {
  readonly table: TableName | null;
  readonly inner: readonly InnerQuery[];
  readonly names: Names;
}

/** Finds what fromTableNames names: at most one fact table, and inner queries. */
export function resolveTables(given: readonly string[], known: readonly InnerQuery[], path: string): Tables {
  const field = `${path}fromTableNames`;
  if (given.length === 0) throw new QueryError({ field, message: 'Name the table that is read.' });
  const found = given.map((name, index) => find(name.trim().toLowerCase(), known, `${field}[${index}]`));
  const [table = null, second] = found.filter((source) => typeof source === 'string');
  const inner = [...new Set(found.filter((source) => typeof source !== 'string'))];
  if (second !== undefined) {
    throw new QueryError({ field, message: 'A query reads one fact table.', fix: 'Read the other in innerQueries.' });
  }
  const names = combinedNames([...(table === null ? [] : [factNames(table)]), ...inner.map(innerNames)]);
  return { table, inner, names };
}

function find(name: string, known: readonly InnerQuery[], field: string): TableName | InnerQuery {
  const found = known.find(({ givenName }) => givenName === name) ?? findTable(name);
  if (found !== undefined) return found;
  const likely = nearest(name, [...Object.keys(factTables), ...known.map(({ givenName }) => givenName)]);
  throw new QueryError({
    field,
    position: 0,
    word: name.slice(0, 60),
    message: 'There is no such table.',
    ...(likely === undefined ? {} : { fix: `Did you mean ${likely}?` }),
  });
}
