import { analysisOf, factOf, findPage, type PageState, spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { networkFinding } from '../../../src/features/analysis/widgets/network/network-finding.ts';
import { leadersOf, prepareNetwork, starsOf } from '../../../src/features/analysis/widgets/network/prepare-network.ts';

const row = (STATE: string, CITY: string, ZIP: string, NAME: string, VALUE: number) => ({
  STATE,
  CITY,
  ZIP,
  NAME,
  VALUE,
});

const senders = prepareNetwork([
  row('TX', 'Dallas', '75201', 'TX', 10.1),
  row('TX', 'Dallas', '75202', 'TX', 20.2),
  row('TX', 'Dallas', '75202', 'NY', 1),
  row('OH', 'Columbus', '43004', 'NY', 9),
  row('NV', 'Reno', '89501', 'NV', 3),
  row('NV', 'Reno', '89501', 'NY', 2),
]);

describe('the network', () => {
  it('has a sender for each city, with all its ZIP codes, the biggest first', () => {
    expect(senders.map(({ city, zips, value }) => [city, zips, value])).toEqual([
      ['Dallas', ['75202', '75201'], 31.3],
      ['Columbus', ['43004'], 9],
      ['Reno', ['89501'], 5],
    ]);
    expect(senders[0]?.byState.get('TX')).toBe(30.3);
  });

  it('adds all senders that are not chosen up to one star', () => {
    const stars = starsOf(senders, new Set(['TX|Dallas']));
    expect(stars.map(({ sender, value }) => [sender?.city, value])).toEqual([
      ['Dallas', 31.3],
      [undefined, 14],
    ]);
    expect(stars[1]?.byState.get('NY')).toBe(11);
    expect(starsOf(senders, new Set(senders.map(({ key }) => key)))).toHaveLength(3);
  });

  it('gives a state to the chosen star that ships most to it, to the others only where none ships', () => {
    const leaders = leadersOf(starsOf(senders, new Set(['TX|Dallas', 'OH|Columbus'])));
    expect([...leaders].map(([state, { sender }]) => [state, sender?.city])).toEqual([
      ['TX', 'Dallas'],
      ['NY', 'Columbus'],
      ['NV', undefined],
    ]);
  });
});

describe('the heading of the network map', () => {
  const analysis = analysisOf(findPage('starburst') ?? spend);
  const state: PageState = {
    analysis,
    fact: { ...factOf(analysis), text: 'Packages', unit: 'packages' },
    clientId: 1001,
    childClientIds: [],
    dateType: 'bill_date',
    dates: { from: '2026-08-01', to: '2026-11-22' },
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
  };
  const finding = (chosen: readonly string[]) =>
    networkFinding(starsOf(senders, new Set(chosen)), state, ({ sender }) => sender?.city ?? 'Other Senders');

  it('names the sender that sends most, its share of all, and the states where it leads', () => {
    expect(finding(['TX|Dallas', 'OH|Columbus'])).toBe(
      'Dallas sends the most: Packages 31, 69.09% · States where it ships most: 1',
    );
  });

  it('never names the others together, and says nothing without a sender', () => {
    expect(finding(['NV|Reno'])).toMatch(/^Reno sends the most: Packages 5, /);
    expect(finding([])).toBe('');
  });
});
