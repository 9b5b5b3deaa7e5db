import { QueryError } from '../query-error.ts';
import type { InnerQuery, ResolvedQuery } from './resolved-query.ts';
import { childrenOf } from './tree/children.ts';
import { conjunctsOf } from './tree/conjuncts.ts';
import type { Expression } from './tree/expression.ts';

/** What the columns of a fact table, of its accounts and findings belong to. */
const fact = 'fact';
const ofRow: ReadonlySet<string> = new Set(['account', 'finding']);

/**
 * Refuses a query that would combine every row of one source with every row of another: each source that may have more
 * than one row must be tied to the others by conditions that equate their columns. Throws QueryError.
 */
export function checkJoins({ table, inner, conditions }: ResolvedQuery, path: string): void {
  const many = [...(table === null ? [] : [fact]), ...inner.filter((each) => !hasOneRow(each)).map(({ name }) => name)];
  const [first, ...others] = many;
  if (first === undefined || others.length === 0) return;
  const tied = tiedTo(first, conjunctsOf(conditions).map(sourcesHeldEqual));
  const loose = others.find((source) => !tied.has(source));
  if (loose === undefined) return;
  const name = inner.find((each) => each.name === loose)?.givenName ?? loose;
  throw new QueryError({
    field: `${path}whereClauseDetails`,
    message: `Every row of ‘${name}’ would be combined with every other row.`,
    fix: 'Add a condition that equates a column of each, such as a.tracking_number = b.tracking_number, or let the inner query return one row.',
  });
}

function hasOneRow({ query: { isGrouped, groups } }: InnerQuery): boolean {
  return isGrouped && groups.length === 0;
}

/** The sources on the two sides of an equality; none for any other condition. */
function sourcesHeldEqual(condition: Expression): ReadonlySet<string> {
  if (condition.kind !== 'comparison' || condition.operator !== '=') return new Set();
  const [left, right] = [sourcesOf(condition.left), sourcesOf(condition.right)];
  return left.size === 1 && right.size === 1 ? new Set([...left, ...right]) : new Set();
}

function sourcesOf(expression: Expression): ReadonlySet<string> {
  if (expression.kind === 'column') return new Set([ofRow.has(expression.source) ? fact : expression.source]);
  return new Set(childrenOf(expression).flatMap((child) => [...sourcesOf(child)]));
}

function tiedTo(first: string, ties: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  let tied: ReadonlySet<string> = new Set([first]);
  for (;;) {
    const reached = ties.filter((tie) => [...tie].some((source) => tied.has(source)));
    const grown = new Set([...tied, ...reached.flatMap((tie) => [...tie])]);
    if (grown.size === tied.size) return tied;
    tied = grown;
  }
}
