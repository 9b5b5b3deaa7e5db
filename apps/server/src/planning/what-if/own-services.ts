import type { RatedPackage } from '@waybill/audit';
import type { WhatIfChange } from '@waybill/contract';
import { oneOf, startOfMonth, startOfWeek } from '@waybill/model';
import { compileDataQuery, type QueryDescription, type Scope } from '@waybill/query';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { fuelIndexOf } from '../../recovery/billed-packages/package-to-rate.ts';
import { centsOf } from './effects.ts';
import { areUsual, type CountedRow, fewestPackages, total, usualValue } from './usual-value.ts';

/** Cents make shares of equal percentages fall into neighbouring percents. */
const nearestPercent = 1.001;
/** Services by zone, pound, month and published rate may be more than a page shows. */
const mostRows = 250_000;
/** Percentages are multiples of a quarter, less an agreed part of them. */
const shares = 4_000;

interface Asked {
  readonly carrierId: number;
  /** The service category. */
  readonly category: string;
  /** As in the column of rated zones. */
  readonly zone: string;
  readonly receiver: RatedPackage['receiver'];
}

/** A service as a carrier names it, and how it is billed to a zone. */
export interface OwnService {
  readonly service: string;
  /** The carrier's code of the zone. */
  readonly zone: string;
  readonly fuelIndex: RatedPackage['fuelIndex'];
  /** How long packages took to the zone on average. */
  readonly days: number;
}

/** A package whose price is asked for. */
interface AskedPrice extends Pick<OwnService, 'service' | 'zone'> {
  readonly carrierId: number;
  readonly shipDate: string;
  readonly pounds: number;
}

/** The services by which packages go under the changes, as the client's own bills have them. */
export interface OwnServices {
  /** The service of a category for a receiver; undefined without enough deliveries to the zone. */
  readonly serviceOf: (asked: Asked) => OwnService | undefined;
  /** The published rate of the month in cents; undefined if there are few bills, or they differ. */
  readonly publishedRate: (asked: AskedPrice) => number | undefined;
  /** Fuel as a share of transportation in the week; undefined if there are few bills, or they differ. */
  readonly fuelShare: (asked: Omit<AskedPrice, 'zone' | 'pounds'>) => number | undefined;
}

const none: OwnServices = {
  serviceOf: () => undefined,
  publishedRate: () => undefined,
  fuelShare: () => undefined,
};

/** Learns from rows how the services are billed by which packages go under the changes. */
export async function ownServices(
  { warehouse }: Pick<Services, 'warehouse'>,
  scope: Scope,
  changes: readonly WhatIfChange[],
  where: readonly string[],
): Promise<OwnServices> {
  const targets = changes.flatMap(({ kind, of, services }) =>
    kind === 'service' ? [[of]] : kind === 'centre' ? [services] : [],
  );
  if (targets.length === 0) return none;
  const isOfAny = targets.some((categories) => categories.length === 0);
  const billed = [
    ...where,
    ...(isOfAny ? [] : [oneOf('service_category', targets.flat())]),
    "row_kind = 'package'",
    'no_of_pkgs = 1',
    'transportation_amount > 0',
    'bill_weight_pounds > 0',
    "currency_code = 'USD'",
    "service <> ''",
    "zone <> ''",
    "rated_zone <> ''",
  ];
  const ask = (query: QueryDescription) =>
    warehouse.rows<CountedRow>(compileDataQuery(query, { scope }), { ...longQuery, maxRows: mostRows });
  const rows = await ask(servicesQuery(billed));
  const weeks = Map.groupBy(await ask(fuelQuery(billed)), ({ CARRIER, NAME, WEEK }) =>
    keyOf(CARRIER, NAME, dayOf(WEEK)),
  );
  const toZone = Map.groupBy(rows, ({ CARRIER, CATEGORY, RATED }) => keyOf(CARRIER, CATEGORY, RATED));
  const rates = Map.groupBy(rows, ({ CARRIER, NAME, CODE, POUNDS, MONTH }) =>
    keyOf(CARRIER, NAME, CODE, Number(POUNDS), dayOf(MONTH)),
  );
  return {
    serviceOf: ({ carrierId, category, zone, receiver }) => {
      const all = toZone.get(keyOf(carrierId, category, zone)) ?? [];
      const delivered = total(all, 'DELIVERED');
      const fitting = all.filter(({ NAME }) => isForHomes(NAME) === (receiver === 'residential'));
      const [usual] = byPackages(fitting.length > 0 ? fitting : all);
      if (usual === undefined || delivered < fewestPackages) return undefined;
      return {
        service: String(usual.NAME),
        zone: String(usual.CODE),
        fuelIndex: fuelIndexOf({ SERVICE_CATEGORY: category, MODE_CATEGORY: String(usual.MODE) }),
        days: total(all, 'DAYS') / delivered,
      };
    },
    publishedRate: ({ carrierId, service, zone, shipDate, pounds }) => {
      const found = rates.get(keyOf(carrierId, service, zone, pounds, startOfMonth(shipDate))) ?? [];
      return usualValue(found, ({ PUBLISHED }) => centsOf(PUBLISHED));
    },
    fuelShare: ({ carrierId, service, shipDate }) => {
      const found = weeks.get(keyOf(carrierId, service, startOfWeek(shipDate))) ?? [];
      const [most] = found.toSorted((one, other) => Number(other.PACKAGES) - Number(one.PACKAGES));
      const isNear = ({ PERCENT }: CountedRow) => Math.abs(Number(PERCENT) - Number(most?.PERCENT)) <= nearestPercent;
      const near = found.filter(isNear);
      if (
        !areUsual(
          near,
          found.filter((row) => !isNear(row)),
        )
      )
        return undefined;
      return Math.round((total(near, 'FUEL') / total(near, 'NET')) * shares) / shares;
    },
  };
}

/** How each service of the categories is billed, by zone, pound, month and published rate. */
const servicesQuery = (billed: readonly string[]): QueryDescription => ({
  selectColumnNames: [
    'carrier_id as carrier',
    'service_category as category',
    'mode_category as mode',
    'service as name',
    'zone as code',
    'rated_zone as rated',
    'ceil(bill_weight_pounds) as pounds',
    "date_trunc('month', pickup_date) as month",
    'transportation_amount as published',
    'count(*) as packages',
    'count(delivery_date) as delivered',
    "sum(date_diff('day', pickup_date, delivery_date)) as days",
  ],
  fromTableNames: ['package_level_info'],
  whereClauseDetails: billed,
  groupByDetails: ['carrier', 'category', 'mode', 'name', 'code', 'rated', 'pounds', 'month', 'published'],
});

const percent = 'round(100 * net_fuel_surcharge_amount / net_transportation_amount, 0)';

/** Fuel by service and week, from packages without accessorials: fuel is charged on some of these. */
const fuelQuery = (billed: readonly string[]): QueryDescription => ({
  selectColumnNames: [
    'carrier_id as carrier',
    'service as name',
    "date_trunc('week', pickup_date) as week",
    `${percent} as percent`,
    'count(*) as packages',
    'sum(net_fuel_surcharge_amount) as fuel',
    'sum(net_transportation_amount) as net',
  ],
  fromTableNames: ['package_level_info'],
  whereClauseDetails: [...billed, 'net_transportation_amount > 0', 'other_accessorial_amount = 0'],
  groupByDetails: ['carrier', 'name', 'week', 'percent'],
});

const dayOf = (value: unknown): string => String(value).slice(0, 10);

const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts.map(String));

const isForHomes = (service: unknown): boolean => /residential|home/i.test(String(service));

/** The names with their zones, those of the most packages first. */
function byPackages(rows: readonly CountedRow[]): readonly CountedRow[] {
  const groups = [...Map.groupBy(rows, ({ NAME, CODE }) => keyOf(NAME, CODE)).values()];
  return groups
    .toSorted((one, other) => total(other, 'PACKAGES') - total(one, 'PACKAGES'))
    .flatMap(([row]) => (row === undefined ? [] : [row]));
}
