import type { DataQuery, DataRow } from '@waybill/contract';
import { rounded } from '../formats/rounded.ts';
import { weightClass } from '../queries/change-queries.ts';
import { fromClients } from '../queries/from-clients.ts';
import type { PageState } from '../queries/page-state.ts';
import { pageWhereClauses } from '../queries/where-clauses.ts';

const ground = 'Ground';
/** Categories of services that are faster than Ground. */
export const expedited = ['Next Day', '2 Day', '3 Day'] as const;
/** The minimum number of the client's own Ground packages for an estimate of Ground's time, and of its price. */
const fewest = { ofTime: 20, ofPrice: 5 } as const;

/** Packages of a faster service to zones where the client's own Ground packages arrive as fast on average. */
export interface GroundInstead {
  readonly service: string;
  readonly zones: readonly string[];
  readonly packages: number;
  readonly cost: number;
  /**
   * What their transportation and fuel cost above that of Ground packages of the same carrier, zone and billed pound.
   * Accessorials are left out: those of the address would be billed for Ground as well.
   */
  readonly saving: number;
}

/** Packages, cost and days on the way by carrier, service, zone and billed pound; parcels that are counted and have a zone. */
export function groundInsteadQuery(state: PageState): DataQuery {
  const services = [ground, ...expedited].map((service) => `'${service}'`).join(', ');
  const groups = ['carrier_id', 'service_category', 'rated_zone', weightClass];
  return {
    selectColumnNames: [
      'carrier_id as carrier',
      'service_category as service',
      'rated_zone as zone',
      `${weightClass} as weight_class`,
      'sum(no_of_pkgs) as packages',
      'sum(net_amount) as cost',
      'sum(net_transportation_amount + net_fuel_surcharge_amount) as price',
      'sum(case when delivery_date is not null then 1 else 0 end) as delivered',
      "sum(case when delivery_date is not null then date_diff('day', pickup_date, delivery_date) else 0 end) as days",
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      ...pageWhereClauses(state),
      'no_of_pkgs > 0',
      "bucket_name = 'parcel'",
      `service_category in (${services})`,
      "rated_zone in ('2', '3', '4', '5', '6', '7', '8')",
      'bill_weight_pounds > 0',
    ],
    groupByDetails: groups,
    orderByDetails: ['carrier', 'service', 'zone', 'weight_class'],
    ...fromClients(state),
  };
}

/**
 * Packages of faster services that could have gone by Ground, from the rows of that query, if that would have saved
 * money.
 */
export function groundInstead(rows: readonly DataRow[]): readonly GroundInstead[] {
  const cells = rows.map(cellOf);
  const alike = Map.groupBy(
    cells.filter(({ service }) => service === ground),
    likeKey,
  );
  return expedited.flatMap((service) => {
    const own = cells.filter((cell) => cell.service === service);
    const parts = own.flatMap((cell) => {
      const [same] = alike.get(likeKey(cell)) ?? [];
      if (same === undefined || same.packages < fewest.ofPrice || !isAsFast(cells, cell)) return [];
      return [{ ...cell, saving: cell.price - (same.price / same.packages) * cell.packages }];
    });
    const zones = [...new Set(parts.map(({ zone }) => zone))].toSorted();
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      rounded(parts.reduce((all, part) => all + of(part), 0));
    const saving = sum((part) => part.saving);
    return saving <= 0
      ? []
      : [{ service, zones, packages: sum((part) => part.packages), cost: sum((part) => part.cost), saving }];
  });
}

interface Cell {
  readonly carrier: number;
  readonly service: string;
  readonly zone: string;
  readonly weightClass: number;
  readonly packages: number;
  readonly cost: number;
  readonly price: number;
  readonly delivered: number;
  readonly days: number;
}

function cellOf(row: DataRow): Cell {
  return {
    carrier: Number(row.CARRIER),
    service: String(row.SERVICE),
    zone: String(row.ZONE),
    weightClass: Number(row.WEIGHT_CLASS),
    packages: Number(row.PACKAGES),
    cost: Number(row.COST),
    price: Number(row.PRICE),
    delivered: Number(row.DELIVERED),
    days: Number(row.DAYS),
  };
}

/** What packages must have in common to cost the same. */
const likeKey = ({ carrier, zone, weightClass: weight }: Cell): string => `${carrier} ${zone} ${weight}`;

/** Whether the carrier's Ground arrives in the zone as fast on average as the service does. */
function isAsFast(cells: readonly Cell[], { carrier, service, zone }: Cell): boolean {
  const [own, other] = [ground, service].map((name) =>
    daysOf(cells.filter((cell) => cell.carrier === carrier && cell.zone === zone && cell.service === name)),
  );
  return (
    own !== undefined &&
    other !== undefined &&
    own.delivered >= fewest.ofTime &&
    other.delivered > 0 &&
    own.average <= other.average
  );
}

function daysOf(cells: readonly Cell[]) {
  const sum = (of: (cell: Cell) => number) => cells.reduce((all, cell) => all + of(cell), 0);
  const delivered = sum((cell) => cell.delivered);
  return { delivered, average: sum((cell) => cell.days) / delivered };
}
