import { findColumn, type TableName } from '../../src/index.ts';

/** Words of the query language that the model's expressions use. */
const language: ReadonlySet<string> = new Set([
  ...['and', 'or', 'not', 'is', 'null', 'in', 'like', 'between', 'case', 'when', 'then', 'else', 'end', 'as'],
  ...['asc', 'desc', 'sum', 'round', 'date_trunc', 'substr'],
]);

/** The words of an expression that are neither columns of the table nor of the language. */
export function unknownWords(table: TableName, expression: string): readonly string[] {
  const words = expression.replaceAll(/'(?:[^']|'')*'/g, '').match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? [];
  return words.filter((word) => !language.has(word) && findColumn(table, word) === undefined);
}
