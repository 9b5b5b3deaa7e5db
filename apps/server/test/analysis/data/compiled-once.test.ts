import { compileDataQuery, QueryError, rollups, type Scope, scopeTo } from '@waybill/query';
import { expect, it } from 'vitest';
import { compiledOnce } from '../../../src/analysis/data/compiled-once.ts';

const question = { selectColumnNames: ['count(*) as n'], fromTableNames: ['package_level_info'] };
const scopeOf = (clientId: number, publishedLoad = 5, hasInactiveAccounts = false): Scope =>
  scopeTo({ clientId }, [{ id: clientId, childIds: [], hasInactiveAccounts }], publishedLoad);
const usual = { scope: scopeOf(1001), rollups, today: '2025-03-01' };

it('compiles the same question once', () => {
  const compile = compiledOnce(compileDataQuery);
  const first = compile(question, usual);
  expect(compile({ ...question }, { ...usual, scope: scopeOf(1001) })).toBe(first);
});

it.each([
  ['another client', { scope: scopeOf(1002) }],
  ['another load', { scope: scopeOf(1001, 6) }],
  ['a client with inactive accounts', { scope: scopeOf(1001, 5, true) }],
  ['another day', { today: '2025-03-02' }],
  ['money as billed', { money: 'as billed' as const }],
  ['no rollups', { rollups: [] }],
])('compiles it anew for %s', (_, changed) => {
  const compile = compiledOnce(compileDataQuery);
  const first = compile(question, usual);
  const other = compile(question, { ...usual, ...changed });
  expect(other).not.toBe(first);
  const { sql, parameters } = compileDataQuery(question, { ...usual, ...changed });
  expect([other.sql, other.parameters]).toEqual([sql, parameters]);
});

it('refuses a wrong question every time', () => {
  const compile = compiledOnce(compileDataQuery);
  for (const _ of [1, 2])
    expect(() => compile({ ...question, selectColumnNames: ['nothing'] }, usual)).toThrow(QueryError);
});
