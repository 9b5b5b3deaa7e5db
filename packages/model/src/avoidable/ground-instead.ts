import type { DataQuery, DataRow } from '@waybill/contract';
import { weightBuckets } from '../constants/weight-buckets.ts';
import { rounded } from '../formats/rounded.ts';
import { fromClients } from '../queries/from-clients.ts';
import type { PageState } from '../queries/page-state.ts';
import { pageWhereClauses } from '../queries/where-clauses.ts';

const ground = 'Ground';
/** Categories of services that are faster than Ground. */
export const expedited = ['Next Day', '2 Day', '3 Day'] as const;
/** The minimum number of the client's own Ground packages for an estimate of Ground's time and cost. */
const fewest = 20;

/** Packages of a faster service to zones where the client's own Ground packages arrive as fast on average. */
export interface GroundInstead {
  readonly service: string;
  readonly zones: readonly string[];
  readonly packages: number;
  readonly cost: number;
  /** Their extra cost over the average Ground package of the same zone and weight class. */
  readonly saving: number;
}

/** Packages, cost and days on the way by service, zone and weight class; parcels that are counted and have a zone. */
export function groundInsteadQuery(state: PageState): DataQuery {
  const services = [ground, ...expedited].map((service) => `'${service}'`).join(', ');
  const steps = weightBuckets.map(({ to }, place) => `when bill_weight_pounds <= ${to} then ${place}`).join(' ');
  const weightClass = `case ${steps} else ${weightBuckets.length} end`;
  const groups = ['service_category', 'rated_zone', weightClass];
  return {
    selectColumnNames: [
      'service_category as service',
      'rated_zone as zone',
      `${weightClass} as weight_class`,
      'sum(no_of_pkgs) as packages',
      'sum(net_amount) as cost',
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
      'bill_weight_pounds is not null',
    ],
    groupByDetails: groups,
    orderByDetails: ['service', 'zone', 'weight_class'],
    ...fromClients(state),
  };
}

/**
 * Packages of faster services that could have gone by Ground, from the rows of that query, if that would have saved
 * money.
 */
export function groundInstead(rows: readonly DataRow[]): readonly GroundInstead[] {
  const cells = rows.map(cellOf);
  return expedited.flatMap((service) => {
    const zones = [...new Set(cells.map(({ zone }) => zone))]
      .toSorted()
      .filter((zone) => isAsFast(cells, service, zone));
    const parts = cells
      .filter((cell) => cell.service === service && zones.includes(cell.zone))
      .flatMap((cell) => {
        const same = cells.find(
          (other) => other.service === ground && other.zone === cell.zone && other.weightClass === cell.weightClass,
        );
        if (same === undefined || same.packages < fewest) return [];
        return [{ ...cell, saving: cell.cost - (same.cost / same.packages) * cell.packages }];
      });
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      rounded(parts.reduce((all, part) => all + of(part), 0));
    const saving = sum((part) => part.saving);
    return saving <= 0
      ? []
      : [{ service, zones, packages: sum((part) => part.packages), cost: sum((part) => part.cost), saving }];
  });
}

interface Cell {
  readonly service: string;
  readonly zone: string;
  readonly weightClass: number;
  readonly packages: number;
  readonly cost: number;
  readonly delivered: number;
  readonly days: number;
}

function cellOf(row: DataRow): Cell {
  return {
    service: String(row.SERVICE),
    zone: String(row.ZONE),
    weightClass: Number(row.WEIGHT_CLASS),
    packages: Number(row.PACKAGES),
    cost: Number(row.COST),
    delivered: Number(row.DELIVERED),
    days: Number(row.DAYS),
  };
}

/** Whether Ground arrives in the zone as fast on average as the service does. */
function isAsFast(cells: readonly Cell[], service: string, zone: string): boolean {
  const [own, other] = [ground, service].map((name) =>
    daysOf(cells.filter((cell) => cell.zone === zone && cell.service === name)),
  );
  return (
    own !== undefined &&
    other !== undefined &&
    own.delivered >= fewest &&
    other.delivered > 0 &&
    own.average <= other.average
  );
}

function daysOf(cells: readonly Cell[]) {
  const sum = (of: (cell: Cell) => number) => cells.reduce((all, cell) => all + of(cell), 0);
  const delivered = sum((cell) => cell.delivered);
  return { delivered, average: sum((cell) => cell.days) / delivered };
}
