import type { DataRow } from '@waybill/contract';
import { rounded } from '@waybill/model';

/** A city that ships: how much, in all and to each receiving state of the US, and the ZIP codes it ships from. */
export interface Sender {
  readonly key: string;
  readonly state: string;
  readonly city: string;
  /** The ZIP code that ships most. */
  readonly zip: string;
  readonly zips: readonly string[];
  readonly value: number;
  readonly byState: ReadonlyMap<string, number>;
}

/** How a sending city is distinguished from others. */
export function cityKey(state: string, city: string): string {
  return `${state}|${city}`;
}

/** The cities of a network, the biggest first. */
export function prepareNetwork(rows: readonly DataRow[]): readonly Sender[] {
  const byKey = Map.groupBy(rows, ({ STATE, CITY }) => cityKey(text(STATE), text(CITY)));
  return [...byKey]
    .map(([key, group]): Sender => {
      const [first] = group;
      const zips = [...sumsBy(group, 'ZIP')].toSorted(([, one], [, other]) => other - one).map(([zip]) => zip);
      const byState = sumsBy(group, 'NAME');
      const value = rounded([...byState.values()].reduce((sum, each) => sum + each, 0));
      return { key, state: text(first?.STATE), city: text(first?.CITY), zip: zips[0] ?? '', zips, value, byState };
    })
    .toSorted((one, other) => other.value - one.value);
}

function sumsBy(rows: readonly DataRow[], field: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const name = text(row[field]);
    sums.set(name, rounded((sums.get(name) ?? 0) + Number(row.VALUE ?? 0)));
  }
  return sums;
}

function text(value: DataRow[string] | undefined): string {
  return String(value ?? '');
}

/** A star of the map: a chosen sender, or all others together. */
export interface Star {
  readonly key: string;
  readonly sender: Sender | undefined;
  readonly value: number;
  readonly byState: ReadonlyMap<string, number>;
}

/** The key of the star for all senders that are not drawn individually. */
export const othersKey = 'others';

/** The chosen senders each as a star, and one for all others if there are any. */
export function starsOf(senders: readonly Sender[], chosen: ReadonlySet<string>): readonly Star[] {
  const alone = senders.filter(({ key }) => chosen.has(key));
  const others = senders.filter(({ key }) => !chosen.has(key));
  const stars = alone.map((sender): Star => ({ ...sender, sender }));
  if (others.length === 0) return stars;
  const byState = new Map<string, number>();
  for (const { byState: values } of others) {
    for (const [state, value] of values) byState.set(state, rounded((byState.get(state) ?? 0) + value));
  }
  const value = rounded(others.reduce((sum, other) => sum + other.value, 0));
  return [...stars, { key: othersKey, sender: undefined, value, byState }];
}

/** The chosen star that ships most to each state; all others together only where no chosen one ships. */
export function leadersOf(stars: readonly Star[]): ReadonlyMap<string, Star> {
  const leaders = new Map<string, Star>();
  for (const star of stars) {
    for (const [state, value] of star.byState) {
      const leader = leaders.get(state);
      const isMore = leader === undefined || (star.sender !== undefined && value > (leader.byState.get(state) ?? 0));
      if (isMore) leaders.set(state, star);
    }
  }
  return leaders;
}
