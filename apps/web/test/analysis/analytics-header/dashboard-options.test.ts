import { noDashboardFilters } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import {
  accountChoices,
  chosenAmong,
  narrowed,
  offeredChoices,
  withCarriers,
} from '../../../src/features/analysis/header/dashboard/dashboard-options.ts';
import type { DashboardClient } from '../../../src/lib/analysis/dashboard-queries.ts';

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
const group = (id: number, name: string, accounts: ReturnType<typeof account>[], owner = parent) => ({
  id,
  name,
  accounts,
  client: owner,
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
  childClients: [],
  carriers: [ups, fedex],
  accounts: [east, west, north, idle, loose],
  accountGroups: groups,
  accountDivisions: [
    { id: 1, name: 'Coast', client: parent, accountGroupList: groups.slice(0, 2) },
    { id: 2, name: 'Inland', client: parent, accountGroupList: groups.slice(2) },
  ],
};
const none = noDashboardFilters;

const twin = account(6, ups, child);
const southOfBoth = [group(5, 'South', [east]), group(6, 'South', [twin], child)];
const family: DashboardClient = {
  ...client,
  childClients: [{ ...child, engageDate: null }],
  accounts: [east, twin],
  accountGroups: southOfBoth,
  accountDivisions: [
    { id: 5, name: 'All', client: parent, accountGroupList: southOfBoth.slice(0, 1) },
    { id: 6, name: 'All', client: child, accountGroupList: southOfBoth.slice(1) },
  ],
};
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

describe('groups and divisions of the same name of two clients', () => {
  const accountsUnder = (filters: typeof none) =>
    offeredChoices(family, [], filters).accounts.map(({ number }) => number);

  it('are offered apart, each with its client, and narrow the accounts to those of that client', () => {
    const { divisions, groups: offered } = offeredChoices(family, [], none);
    expect(divisions).toEqual(['1002:All', '1001:All']);
    expect(offered).toEqual(['1002:South', '1001:South']);
    expect(accountsUnder({ ...none, accountGroups: ['1002:South'] })).toEqual(['N6']);
    expect(accountsUnder({ ...none, accountDivisions: ['1001:All'] })).toEqual(['N1']);
  });

  it('are all meant by a name alone, as older links have it', () => {
    expect(accountsUnder({ ...none, accountGroups: ['South'] })).toEqual(['N1', 'N6']);
    expect(chosenAmong(['South'], ['1002:South', '1001:South'])).toEqual(['1002:South', '1001:South']);
  });

  it('stay chosen apart when something else changes, and both together are no choice', () => {
    expect(narrowed(family, [], { ...none, accountGroups: ['1002:South'] }).accountGroups).toEqual(['1002:South']);
    expect(narrowed(family, [], { ...none, accountGroups: ['South'] }).accountGroups).toEqual([]);
  });

  it('and accounts of the same number are told apart by their client', () => {
    const same = { ...twin, number: east.number };
    expect(accountChoices([east, same, west]).map(({ choice }) => choice)).toEqual(['1001:N1', '1002:N1', 'N2']);
    expect(accountChoices([east, west]).map(({ choice }) => choice)).toEqual(['N1', 'N2']);
  });
});
