import type { Column } from '../columns/column.ts';
import { censusRegions } from '../constants/census-regions.ts';
import { continents } from '../constants/continents.ts';
import { countryCenters, type Point, stateCenters } from '../constants/place-centers.ts';

/** What a derived column says where a row's columns have one of these values each. */
export interface DerivedValue {
  readonly where: readonly { readonly column: string; readonly values: readonly string[] }[];
  readonly value: string | number;
}

/** A column that no table holds: its value follows from other columns of the row; the first that fits, else empty. */
export interface DerivedColumn extends Column {
  readonly values: readonly DerivedValue[];
}

const sides = ['consignee', 'sender'] as const;
type Side = (typeof sides)[number];

const country = (side: Side) => `normalised_${side}_country`;
const state = (side: Side) => `normalised_${side}_state`;

function continent(side: Side): readonly DerivedValue[] {
  return Object.entries(continents).map(([value, values]) => ({ where: [{ column: country(side), values }], value }));
}

function region(side: Side): readonly DerivedValue[] {
  const inUs = { column: country(side), values: ['US'] };
  const ofUs = Object.entries(censusRegions).map(([value, values]) => ({
    where: [inUs, { column: state(side), values }],
    value,
  }));
  return [...ofUs, ...continent(side)];
}

function coordinate(side: Side, of: (point: Point) => number): readonly DerivedValue[] {
  const inUs = { column: country(side), values: ['US'] };
  const states = [...stateCenters].map(([code, point]) => ({
    where: [inUs, { column: state(side), values: [code] }],
    value: of(point),
  }));
  const countries = [...countryCenters].map(([code, point]) => ({
    where: [{ column: country(side), values: [code] }],
    value: of(point),
  }));
  return [...states, ...countries];
}

const middle = 'Degrees; the middle of the US state, elsewhere of the country; empty where its outline is not known.';

/** The columns of places, for the receiver and for the sender; `continent`, `latitude` and `longitude` are the receiver’s. */
export const derivedColumns: readonly DerivedColumn[] = sides.flatMap((side) => {
  const who = side === 'consignee' ? 'receiver' : 'sender';
  const label = side === 'consignee' ? 'Receiver' : 'Sender';
  const describe = (
    name: string,
    type: DerivedColumn['type'],
    words: Pick<Column, 'label' | 'meaning'>,
    values: readonly DerivedValue[],
  ): DerivedColumn => ({ name, type, ...words, nullable: true, filledBy: 'source', values });
  const columns = [
    describe(
      `${who}_continent`,
      'text',
      { label: `${label} Continent`, meaning: `Continent of the ${who}’s country.` },
      continent(side),
    ),
    describe(
      `${who}_region`,
      'text',
      { label: `${label} Region`, meaning: `Census region of the ${who}’s US state, elsewhere the continent.` },
      region(side),
    ),
    describe(
      `${who}_latitude`,
      'rate',
      { label: `${label} Latitude`, meaning: middle },
      coordinate(side, ({ latitude }) => latitude),
    ),
    describe(
      `${who}_longitude`,
      'rate',
      { label: `${label} Longitude`, meaning: middle },
      coordinate(side, ({ longitude }) => longitude),
    ),
  ];
  return columns;
});

const shortNames: ReadonlyMap<string, string> = new Map([
  ['continent', 'receiver_continent'],
  ['latitude', 'receiver_latitude'],
  ['longitude', 'receiver_longitude'],
]);

const byName: ReadonlyMap<string, DerivedColumn> = new Map(derivedColumns.map((column) => [column.name, column]));

/** The derived column that a query names, in either case; undefined if there is none. */
export function findDerivedColumn(name: string): DerivedColumn | undefined {
  const lowerCase = name.toLowerCase();
  return byName.get(shortNames.get(lowerCase) ?? lowerCase);
}
