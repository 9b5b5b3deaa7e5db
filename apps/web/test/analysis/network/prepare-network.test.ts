import { describe, expect, it } from 'vitest';
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
