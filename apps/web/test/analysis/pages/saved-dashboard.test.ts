import type { Client } from '@waybill/contract';
import { initialDateFilter, noDashboardFilters } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { keptSearch } from '../../../src/lib/analysis/kept-filters.ts';
import { searchOfChoice, searchOfSaved, settingsOfChoice } from '../../../src/lib/analysis/saved-dashboard.ts';

const today = '2026-11-21';
const clientOf = (id: number, children: number[] = []): Client => ({
  id,
  name: `Client ${id}`,
  code: `C${id}`,
  city: null,
  state: null,
  engageDate: null,
  parent: children.length > 0,
  parentClientId: null,
  childClients: children.map((child) => ({ id: child, name: `Client ${child}`, engageDate: null })),
});
const clients = [clientOf(1001, [1002, 1003]), clientOf(1002)];
const choice = {
  clientId: 1001,
  childClientIds: [1002],
  dates: { ...initialDateFilter(null, today), type: 'pickup_date', dateFrequency: 'la', lastNoOfDays: 45 },
  filters: { ...noDashboardFilters, carrierIds: [1], accountGroups: ["O'Hare"], currencyCode: 'CAD' },
} as const;
const address = {
  client: 1001,
  children: [1002],
  dateType: 'pickup_date',
  last: 45,
  carriers: [1],
  groups: ["O'Hare"],
  currency: 'CAD',
};

describe('saved dashboard settings', () => {
  it('come back as the address of what was chosen', () => {
    expect(searchOfChoice(choice)).toEqual(address);
    expect(searchOfSaved(settingsOfChoice(choice, null), clients, today)).toEqual(address);
  });

  it('keep what another screen saved beside them', () => {
    const before = { state: { selectedDashboardPageIndex: 3, clientId: 5 } };
    expect(settingsOfChoice(choice, before).state).toMatchObject({ selectedDashboardPageIndex: 3, clientId: 1001 });
  });

  it('give the dates only when the client may no longer be seen', () => {
    const saved = settingsOfChoice({ ...choice, clientId: 9001 }, null);
    expect(searchOfSaved(saved, clients, today)).toEqual({ client: 1001, dateType: 'pickup_date', last: 45 });
  });

  it('leave out sub-clients that are no longer there, and what cannot be read', () => {
    const saved = settingsOfChoice({ ...choice, childClientIds: [1002, 9001] }, null);
    expect(searchOfSaved(saved, clients, today).children).toEqual([1002]);
    const damaged = {
      ...saved,
      state: { clientId: 1001, carrierIds: 'UPS', childClientIds: [1003] },
      selectedCurrency: 'all',
    };
    expect(searchOfSaved(damaged, clients, today)).toEqual({
      client: 1001,
      children: [1003],
      dateType: 'pickup_date',
      last: 45,
    });
  });

  it('are not needed', () => {
    expect(searchOfSaved(null, clients, today)).toEqual({ client: 1001 });
    expect(searchOfSaved(null, [], today)).toEqual({ client: undefined });
  });
});

describe('opening another page', () => {
  it('keeps client, dates and what holds for all pages; page filters, fact and tab are reset', () => {
    const kept = keptSearch({
      ...address,
      fact: 'accessorials',
      tab: 'x',
      carrier_name: ['UPS'],
      zone: '2',
      tracking: '1Z',
    });
    expect(kept).toMatchObject({ ...address, tracking: ['1Z'] });
    for (const gone of ['fact', 'tab', 'carrier_name', 'zone'] as const) expect(kept[gone]).toBeUndefined();
  });
});
