import { leftOutGroups } from '@waybill/model';
import { expect, test } from 'vitest';
import { compileDataQuery, scopeTo } from '../src/index.ts';
import { dataQuery, readable, withRollups } from './requests.ts';

const active = leftOutGroups.inactive_accounts.others;
const others = ["bill_date between '2025-01-01' and '2025-12-31'", "carrier_name = 'UPS'"];

function compiled(hasInactiveAccounts: boolean | undefined, given: Parameters<typeof dataQuery>[0]) {
  const clients = readable.map((client) => ({
    ...client,
    ...(hasInactiveAccounts === undefined ? {} : { hasInactiveAccounts }),
  }));
  return compileDataQuery(dataQuery(given), { ...withRollups, scope: scopeTo({ clientId: 1001 }, clients, 5) });
}

test('if all accounts are active, asking for active ones is the same as not asking', () => {
  const asked = compiled(false, { whereClauseDetails: [...others, active] });
  const { sql, parameters, plan } = compiled(false, { whereClauseDetails: others });
  expect(asked).toMatchObject({ sql, parameters, plan });
  expect(plan.sources).not.toContain('package_level_info');
});

test.each([true, undefined])(
  'if some accounts are inactive or nobody knows, accounts are looked at: %j',
  (inactive) => {
    const asked = compiled(inactive, { whereClauseDetails: [...others, active] });
    expect(asked.sql).toContain('account');
    expect(asked.sql).not.toBe(compiled(inactive, { whereClauseDetails: others }).sql);
  },
);

test('rows of an inner query have no accounts to look at', () => {
  const innerQueries = {
    spend: {
      selectColumnNames: ['carrier_name as carrier', 'sum(net_amount) as spend'],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: [...others, active],
      groupByDetails: ['carrier_name'],
    },
  };
  const query = { innerQueries, selectColumnNames: ['carrier', 'spend'], fromTableNames: ['spend'] };
  const narrowed = compiled(false, { ...query, whereClauseDetails: ['spend > 1'] });
  expect(narrowed.sql).toMatch(/"SPEND" > /);
  expect(narrowed.sql).not.toContain('account');
});

test.each([
  ['in what is shown', { selectColumnNames: ['max(account_group) as group_name'] }],
  ['in a condition', { whereClauseDetails: ["account_group = 'Retail'"] }],
  ['in a group', { groupByDetails: ['account_group'] }],
  ['in the order', { orderByDetails: ['max(account_group)'] }],
])('accounts are looked at where a column of theirs is %s', (_, given) => {
  expect(compiled(false, given).sql).toMatch(/join [^;]*account/);
  expect(compiled(false, {}).sql).not.toContain('join');
});
