import { oneOf } from './text-literal.ts';

/** A US ZIP code without the four digits that carriers may add: `98101` of `98101-2345` and `981012345`. */
const short = /^\d{5}$/u;

/** The condition that a postal code is one of some; a ZIP code of five digits also finds the longer ones that begin with it. */
export function zipWhereClause(column: string, codes: readonly string[]): string {
  const [shorter, longer] = [codes.filter((code) => short.test(code)), codes.filter((code) => !short.test(code))];
  const clauses = [
    ...(shorter.length === 0 ? [] : [oneOf(`substr(${column}, 1, 5)`, shorter)]),
    ...(longer.length === 0 ? [] : [oneOf(column, longer)]),
  ];
  return clauses.length === 1 ? clauses.join('') : `(${clauses.join(' or ')})`;
}
