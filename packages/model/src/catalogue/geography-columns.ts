import type { Column } from '../columns/column.ts';
import { censusRegions } from '../constants/census-regions.ts';
import { continents } from '../constants/continents.ts';
import { countryCenters, type Point, stateCenters } from '../constants/place-centers.ts';

/** One value of a geography column, and which rows have it: each named column has one of the listed values. */
export interface GeographyValue {
  readonly where: readonly { readonly column: string; readonly values: readonly string[] }[];
  readonly value: string | number;
}

/**
 * A column that no table stores: continent, region, latitude or longitude, looked up by the row's country and state. The
 * first entry that matches applies; without one the column is empty. (A computed column has a rule of its own in SQL.)
 */
export interface GeographyColumn extends Column {
  readonly values: readonly GeographyValue[];
}

const sides = ['consignee', 'sender'] as const;
type Side = (typeof sides)[number];

const country = (side: Side) => `normalised_${side}_country`;
const state = (side: Side) => `normalised_${side}_state`;

function continent(side: Side): readonly GeographyValue[] {
  return Object.entries(continents).map(([value, values]) => ({ where: [{ column: country(side), values }], value }));
}

function region(side: Side): readonly GeographyValue[] {
  const inUs = { column: country(side), values: ['US'] };
  const ofUs = Object.entries(censusRegions).map(([value, values]) => ({
    where: [inUs, { column: state(side), values }],
    value,
  }));
  return [...ofUs, ...continent(side)];
}

function coordinate(side: Side, of: (point: Point) => number): readonly GeographyValue[] {
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

const middle = 'Degrees; the centre of the US state, or of the country elsewhere; empty if its outline is not known.';

/** The geography columns of receiver and sender; `continent`, `latitude` and `longitude` are the receiver’s. */
export const geographyColumns: readonly GeographyColumn[] = sides.flatMap((side) => {
  const who = side === 'consignee' ? 'receiver' : 'sender';
  const label = side === 'consignee' ? 'Receiver' : 'Sender';
  const describe = (
    name: string,
    type: GeographyColumn['type'],
    words: Pick<Column, 'label' | 'meaning'>,
    values: readonly GeographyValue[],
  ): GeographyColumn => ({ name, type, ...words, nullable: true, filledBy: 'source', values });
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

const byName: ReadonlyMap<string, GeographyColumn> = new Map(geographyColumns.map((column) => [column.name, column]));

/** The geography column with this name, in upper or lower case; undefined if there is none. */
export function findGeographyColumn(name: string): GeographyColumn | undefined {
  const lowerCase = name.toLowerCase();
  return byName.get(shortNames.get(lowerCase) ?? lowerCase);
}
