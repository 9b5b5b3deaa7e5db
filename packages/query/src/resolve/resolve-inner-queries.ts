import { findTable } from '@waybill/model';
import { QueryError } from '../query-error.ts';
import type { QueryDescription } from './query-description.ts';
import type { InnerQuery, ResolvedQuery } from './resolved-query.ts';

const mostInnerQueries = 10;
const mostEntries = 200;
const mostCharacters = 400_000;
const unknownParts = ['limit', 'offset', 'having', 'havingDetails'];

/** Resolves named queries in their order; each may read those before it. Throws QueryError. */
export function resolveInnerQueries(
  given: Readonly<Record<string, unknown>> | undefined,
  path: string,
  resolve: (description: QueryDescription, path: string, known: readonly InnerQuery[]) => ResolvedQuery,
): readonly InnerQuery[] {
  const inner: InnerQuery[] = [];
  for (const [key, value] of Object.entries(given ?? {})) {
    const field = `${path}innerQueries.${key.slice(0, 60)}`;
    if (inner.length >= mostInnerQueries) {
      throw new QueryError({ field, message: `A query has at most ${mostInnerQueries} inner queries.` });
    }
    const givenName = key.toLowerCase();
    refuseUnfitName(givenName, inner, field);
    const query = resolve(descriptionOf(value, field), `${field}.`, inner);
    inner.push({ givenName, name: `inner_${inner.length + 1}`, query });
  }
  return inner;
}

function refuseUnfitName(name: string, inner: readonly InnerQuery[], field: string): void {
  const isTaken = findTable(name) !== undefined || inner.some(({ givenName }) => givenName === name);
  if (/^[a-z_][a-z0-9_]{0,62}$/.test(name) && !isTaken) return;
  const message = isTaken ? 'This name is taken.' : 'A name is made of letters, digits and underscores.';
  throw new QueryError({ field, message });
}

function descriptionOf(value: unknown, field: string): QueryDescription {
  if (typeof value !== 'object' || value === null) {
    throw new QueryError({ field, message: 'An inner query is a query description.' });
  }
  const parts: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  const unknown = unknownParts.find((name) => parts.has(name));
  if (unknown !== undefined) {
    throw new QueryError({ field: `${field}.${unknown}`, message: 'This is not part of the query language.' });
  }
  const list = (name: string): readonly string[] => textsOf(parts.get(name), `${field}.${name}`);
  return {
    selectColumnNames: list('selectColumnNames'),
    fromTableNames: list('fromTableNames'),
    whereClauseDetails: list('whereClauseDetails'),
    groupByDetails: list('groupByDetails'),
    orderByDetails: list('orderByDetails'),
  };
}

function textsOf(value: unknown, field: string): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.length <= mostEntries && value.every(isShortText)) return value;
  throw new QueryError({ field, message: `Expected a list of at most ${mostEntries} texts.` });
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= mostCharacters;
}
