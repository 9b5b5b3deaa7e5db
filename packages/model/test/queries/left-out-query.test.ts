import { describe, expect, it } from 'vitest';
import { countedWhereClauses, factOf, findPage, leftOutFact, leftOutQuery, type PageState } from '../../src/index.ts';

function stateOf(pageName: string, factKey?: string): PageState {
  const analysis = findPage(pageName);
  if (analysis === undefined) throw new Error(`No page ${pageName}`);
  return {
    analysis,
    fact: factOf(analysis, factKey),
    clientId: 1001,
    childClientIds: [],
    dateType: 'bill_date',
    dates: { from: '2025-01-01', to: '2025-12-31' },
    filters: {},
    trackingNumbers: [],
    whereClauses: countedWhereClauses([]),
  };
}

describe('what a page does not count', () => {
  it.each([
    ['spend', 'net_amount'],
    ['refund', 'total_refund_amount'],
    ['accessorial', 'net_other_accessorial_amount'],
    ['carrierScore', 'no_of_pkgs'],
    ['weight', 'bill_weight_pounds'],
  ])('is told in the chosen fact of the page: %s', (page, column) => {
    const [inactive, freight] = leftOutQuery(stateOf(page)).selectColumnNames;
    expect(inactive).toMatch(
      new RegExp(`^sum\\(case when .*account_status = 'inactive'.* then ${column} else 0 end\\) as `),
    );
    expect(freight).toContain("(account_status = 'active')");
  });

  it('has the conditions of the fact, and not those of what is left out', () => {
    const { selectColumnNames, whereClauseDetails } = leftOutQuery(stateOf('spend'));
    expect(selectColumnNames[0]).toContain("(carrier_name <> 'USPS')");
    expect(whereClauseDetails).toEqual(["bill_date between '2025-01-01' and '2025-12-31'"]);
  });

  it('is told in a total where the chosen fact is an average of it', () => {
    expect(leftOutFact(stateOf('weight', 'averageBillWeight')).key).toBe('billWeight');
    expect(leftOutFact(stateOf('accessorial', 'averageAccessorial')).key).toBe('accessorials');
    expect(leftOutFact(stateOf('weight')).key).toBe('billWeight');
  });
});
