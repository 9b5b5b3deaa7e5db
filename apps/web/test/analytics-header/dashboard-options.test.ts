import { noDashboardFilters } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import {
  narrowed,
  offeredChoices,
  withCarriers,
} from '../../src/features/analytics-header/dashboard/dashboard-options.ts';
import type { DashboardClient } from '../../src/lib/analysis/dashboard-queries.ts';

const ups = { id: 1, name: 'UPS' };
const fedex = { id: 2, name: 'FedEx' };
const parent = { id: 1001, name: 'Parent' };
const child = { id: 1002, name: 'Child' };

const account = (id: number, carrier = ups, owner = parent, active = true) => ({
  id,
  name: `Account ${id}`,
  number: `N${id}`,
  carrier,
  client: owner,
  active,
  isUpsGsr: false,
  isFedexExpressGsr: false,
  isFedexIntlGsr: false,
});
const [east, west, north, idle, loose] = [
  account(1),
  account(2, fedex),
  account(3, ups, child),
  account(4, fedex, parent, false),
  account(5),
];
const group = (id: number, name: string, accounts: ReturnType<typeof account>[]) => ({
  id,
  name,
  accounts,
  client: parent,
});
const groups = [
  group(1, 'East', [east]),
  group(2, 'West', [west]),
  group(3, 'North', [north]),
  group(4, 'Idle', [idle]),
];
const client: DashboardClient = {
  ...parent,
  code: 'P',
  city: null,
  state: null,
  engageDate: null,
  parent: true,
  parentClientId: null,
  childClients: [{ ...child, engageDate: null }],
  carriers: [ups, fedex],
  accounts: [east, west, north, idle, loose],
  accountGroups: groups,
  accountDivisions: [
    { id: 1, name: 'Coast', accountGroupList: groups.slice(0, 2) },
    { id: 2, name: 'Inland', accountGroupList: groups.slice(2) },
  ],
};
const none = noDashboardFilters;
const names = (filters = none, children: number[] = []) => {
  const { carriers, divisions, groups: offered, accounts } = offeredChoices(client, children, filters);
  return [carriers.map(({ name }) => name), divisions, offered, accounts.map(({ number }) => number)];
};

describe('what the dashboard filter popup offers', () => {
  it('has active accounts only, and the groups and divisions that have some', () => {
    expect(names()).toEqual([
      ['UPS', 'FedEx'],
      ['Coast', 'Inland'],
      ['East', 'North', 'West'],
      ['N1', 'N2', 'N3', 'N5'],
    ]);
  });

  it('is narrowed by sub-clients and carriers', () => {
    expect(names(none, [1002])).toEqual([['UPS'], ['Inland'], ['North'], ['N3']]);
    expect(names({ ...none, carrierIds: [2] })).toEqual([['UPS', 'FedEx'], ['Coast'], ['West'], ['N2']]);
  });

  it('gives the groups of the chosen divisions and the accounts of the chosen divisions or groups', () => {
    expect(names({ ...none, accountDivisions: ['Coast'] }).slice(2)).toEqual([
      ['East', 'West'],
      ['N1', 'N2'],
    ]);
    expect(names({ ...none, accountDivisions: ['Coast'], accountGroups: ['West'] }).slice(2)).toEqual([
      ['East', 'West'],
      ['N2'],
    ]);
    expect(names({ ...none, accountGroups: ['North'] })[3]).toEqual(['N3']);
  });
});

describe('a change in the dashboard filter popup', () => {
  const chosen = {
    ...none,
    accountDivisions: ['Coast'],
    accountGroups: ['West'],
    accountNumbers: ['N2'],
    currencyCode: 'CAD',
  };

  it('of the carrier begins divisions, groups and accounts anew; all carriers are no choice', () => {
    expect(withCarriers(chosen, [1], [ups, fedex])).toEqual({ ...none, carrierIds: [1], currencyCode: 'CAD' });
    expect(withCarriers(chosen, [1, 2], [ups, fedex]).carrierIds).toEqual([]);
  });

  it('of a division drops the groups and accounts outside it; all groups are no choice', () => {
    expect(narrowed(client, [], { ...chosen, accountDivisions: ['Inland'] })).toEqual({
      ...chosen,
      accountDivisions: ['Inland'],
      accountGroups: [],
      accountNumbers: [],
    });
    expect(narrowed(client, [], chosen)).toEqual(chosen);
    expect(narrowed(client, [], { ...none, accountGroups: ['East', 'North', 'West'] }).accountGroups).toEqual([]);
  });
});
