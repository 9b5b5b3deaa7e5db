import { inEffect, type Packs } from '@waybill/audit';
import type { WhatIfChange } from '@waybill/contract';
import { distanceZones, milesBetween, type Point, ratedZone, textLiteral, zoneByMiles } from '@waybill/model';
import zipAreas from '@waybill/model/places/zip-areas.json' with { type: 'json' };
import { compileDataQuery, type QueryDescription, type Scope } from '@waybill/query';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { destinationArea, type NewCentre, type NewZone, newCentre, originArea, sendable } from './new-centre.ts';
import { type CountedRow, total, usualValue } from './usual-value.ts';

/** A change; one of a new centre has it with the packages that it takes over. */
export interface AskedChange extends WhatIfChange {
  readonly centre?: NewCentre;
}

interface Order {
  readonly scope: Scope;
  readonly changes: readonly WhatIfChange[];
  readonly packs: Packs;
  /** The last day: its charts of zones count. */
  readonly day: string;
  /** The conditions of the rows. */
  readonly where: readonly string[];
  /** The conditions of the rows from which usual zones are learned. */
  readonly learnedFrom: readonly string[];
}

/** Lanes of all carriers; there are 900 areas. */
const mostLanes = 250_000;
/** Those that send the most. Others are addresses from which packages come, and a query would get too long. */
const mostOrigins = 20;
const mostCentres = 3;
/** The 48 states lie between these degrees of latitude; zones by distance are theirs. */
const [southernmost, northernmost] = [24, 50];

const places: ReadonlyMap<string, Point> = new Map(
  Object.entries(zipAreas).flatMap(([digits, [longitude, latitude]]) =>
    typeof latitude === 'number' && typeof longitude === 'number' && latitude > southernmost && latitude < northernmost
      ? [[digits, { latitude, longitude }] as const]
      : [],
  ),
);

/** The changes, with what new centres send. @throws ProblemError 400 for a postal code outside the 48 states */
export async function placeCentres(
  { warehouse }: Pick<Services, 'warehouse'>,
  { scope, changes, packs, day, where, learnedFrom }: Order,
): Promise<readonly AskedChange[]> {
  const centres = changes.filter(({ kind }) => kind === 'centre').length;
  if (centres === 0) return changes;
  if (centres > mostCentres) throw fieldProblem('changes', `can have at most ${mostCentres} new centres`);
  const ask = (query: QueryDescription) =>
    warehouse.rows<CountedRow>(compileDataQuery(query, { scope }), { ...longQuery, maxRows: mostLanes });
  const lanes = await ask(
    packagesBy({ carrier: 'carrier_id', origin: originArea, destination: destinationArea }, where),
  );
  const placed = changes.map(async (change): Promise<AskedChange> => {
    if (change.kind !== 'centre') return change;
    const postalCode = String(change.value).padStart(5, '0');
    const area = postalCode.slice(0, 3);
    const place = places.get(area);
    if (place === undefined) throw fieldProblem('changes', `name a postal code outside the 48 states: ${postalCode}`);
    const billed = await ask(
      packagesBy({ carrier: 'carrier_id', destination: destinationArea, rated: 'rated_zone' }, [
        ...learnedFrom,
        `${originArea} = ${textLiteral(area)}`,
      ]),
    );
    const known = knownZones({ packs, day, area, billed });
    return {
      ...change,
      centre: newCentre(postalCode, {
        zones: newZones(
          lanes,
          (carrierId, destination) => known(carrierId, destination) ?? byDistance(place, destination),
        ),
        nearer:
          change.states.length > 0
            ? undefined
            : nearerThan(busiestOrigins(lanes, Math.floor(mostOrigins / centres)), place),
      }),
    };
  });
  return await Promise.all(placed);
}

const packagesBy = (columns: Readonly<Record<string, string>>, where: readonly string[]): QueryDescription => ({
  selectColumnNames: [
    ...Object.entries(columns).map(([name, column]) => `${column} as ${name}`),
    'count(*) as packages',
  ],
  fromTableNames: ['package_level_info'],
  whereClauseDetails: [...where, ...sendable],
  groupByDetails: Object.keys(columns),
});

type ZoneOf = (carrierId: number, destination: string) => NewZone | undefined;

/** Zones by the carrier's chart for the origin, else as usual on the client's own bills from there. */
function knownZones({
  packs,
  day,
  area,
  billed,
}: Pick<Order, 'packs' | 'day'> & { readonly area: string; readonly billed: readonly CountedRow[] }): ZoneOf {
  const byLane = Map.groupBy(billed, ({ CARRIER, DESTINATION }) => `${CARRIER} ${DESTINATION}`);
  const charts = new Map<number, ReturnType<typeof chartOf>>();
  const chartOf = (carrierId: number) =>
    inEffect(packs, carrierId, 'zones', day).filter((row) => row.origin_from <= area && area <= row.origin_to);
  return (carrierId, destination) => {
    const chart = charts.get(carrierId) ?? chartOf(carrierId);
    charts.set(carrierId, chart);
    const row = chart.find((each) => each.destination_from <= destination && destination <= each.destination_to);
    const zone =
      row === undefined
        ? usualValue(byLane.get(`${carrierId} ${destination}`) ?? [], ({ RATED }) => String(RATED))
        : ratedZone({ carrierId, serviceCategory: '', zone: row.zone });
    return zone === undefined || zone === null ? undefined : { zone, isByDistance: false };
  };
}

function byDistance(place: Point, destination: string): NewZone | undefined {
  const there = places.get(destination);
  return there && { zone: zoneByMiles(milesBetween(place, there)), isByDistance: true };
}

/** New zones by carrier and destination; destinations beyond the 48 states, or in another zone, have none. */
function newZones(lanes: readonly CountedRow[], zoneOf: ZoneOf): ReadonlyMap<number, ReadonlyMap<string, NewZone>> {
  const zones = new Map<number, Map<string, NewZone>>();
  for (const { CARRIER, DESTINATION } of lanes) {
    const [carrierId, destination] = [Number(CARRIER), String(DESTINATION)];
    const found = places.has(destination) ? zoneOf(carrierId, destination) : undefined;
    if (found === undefined || !distanceZones.some((zone) => zone === found.zone)) continue;
    zones.set(carrierId, (zones.get(carrierId) ?? new Map<string, NewZone>()).set(destination, found));
  }
  return zones;
}

/** Lanes by the origins from which most packages are sent. */
function busiestOrigins(lanes: readonly CountedRow[], most: number): ReadonlyMap<string, readonly CountedRow[]> {
  return new Map(
    [...Map.groupBy(lanes, ({ ORIGIN }) => String(ORIGIN))]
      .toSorted(([, one], [, other]) => total(other, 'PACKAGES') - total(one, 'PACKAGES'))
      .slice(0, most),
  );
}

function nearerThan(
  origins: ReadonlyMap<string, readonly CountedRow[]>,
  place: Point,
): ReadonlyMap<string, ReadonlySet<string>> {
  const isNearer = (from: Point, { DESTINATION }: CountedRow) => {
    const to = places.get(String(DESTINATION));
    return to !== undefined && milesBetween(place, to) < milesBetween(from, to);
  };
  const nearer = [...origins].flatMap(([origin, lanes]) => {
    const from = places.get(origin);
    const found = from === undefined ? [] : lanes.filter((lane) => isNearer(from, lane));
    return found.length === 0 ? [] : [[origin, new Set(found.map(({ DESTINATION }) => String(DESTINATION)))] as const];
  });
  return new Map(nearer);
}
