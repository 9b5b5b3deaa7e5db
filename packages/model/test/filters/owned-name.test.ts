import { describe, expect, it } from 'vitest';
import {
  dashboardWhereClauses,
  filterWhereClauses,
  noDashboardFilters,
  partWhereClause,
  withOwners,
} from '../../src/index.ts';

describe('names that two clients may both have', () => {
  const ofOne = "(account_group in ('7:East') or (client_id = 7 and account_group in ('East')))";

  it('mean the one of a client in page filters, dashboard filters and opened rows', () => {
    expect(filterWhereClauses({ account_group: ['7:East'] })).toEqual([ofOne]);
    expect(dashboardWhereClauses({ ...noDashboardFilters, accountGroups: ['7:East'] })[0]).toBe(ofOne);
    expect(partWhereClause({ kind: 'value', column: 'account_group', value: '7:East' }, 'bill_date')).toBe(ofOne);
    expect(filterWhereClauses({ account_division: ['7:East'], account_number: ['7:N1'] })).toEqual([
      ofOne.replaceAll('account_group', 'account_division'),
      "(account_number in ('7:N1') or (client_id = 7 and account_number in ('N1')))",
    ]);
  });

  it('mean all of that name where no client stands with them', () => {
    expect(filterWhereClauses({ account_group: ['East', "O'Hare"] })).toEqual(["account_group in ('East','O''Hare')"]);
  });

  it('may themselves look like a client with a name', () => {
    expect(filterWhereClauses({ account_group: ['7:8:East'] })).toEqual([
      "(account_group in ('7:8:East') or (client_id = 7 and account_group in ('8:East')))",
    ]);
  });

  it('are spelled out among what is offered', () => {
    const offered = [
      { clientId: 1, name: 'East' },
      { clientId: 2, name: 'East' },
    ];
    expect(withOwners(['East', 'gone'], offered)).toEqual(['1:East', '2:East', 'gone']);
    expect(withOwners(['2:East', 'East'], offered)).toEqual(['2:East', '1:East']);
  });
});
