import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { date, double, text } from '../types/value-type.ts';

/** The maximum number of days between the first and second billing of a package. */
export const daysOfDoubleBilling = 180;

/**
 * How a rule finds. `from` has the columns of a package; amounts are cents of what was billed too much, by what they are
 * part of, and evidence is as in the contract.
 */
export interface Found {
  readonly rule: string;
  /** Named statements that only this rule reads. */
  readonly with?: Sql;
  readonly from: Sql;
  readonly where: Sql;
  readonly confidence: Sql;
  readonly obstacle?: Sql;
  readonly charge?: Sql;
  readonly freight?: Sql;
  readonly fuel?: Sql;
  readonly rest?: Sql;
  /** What was billed for it; if absent, the whole part. */
  readonly billed?: Sql;
  readonly promised?: Sql;
  readonly actual?: Sql;
  readonly usual?: Sql;
  readonly cases?: Sql;
  readonly among?: Sql;
  readonly since?: Sql;
  readonly about?: Sql;
}

/** Columns of what every rule finds, in their order. */
export const foundColumns = [
  'rule',
  'client_id',
  'carrier_id',
  'carrier_name',
  'account_number',
  'invoice_number',
  'bill_date',
  'pickup_date',
  'tracking_number',
  'tracking_id',
  'service',
  'promised',
  'charge',
  'confidence',
  'obstacle',
  'freight_part',
  'fuel_part',
  'rest_part',
  'billed',
  'actual_value',
  'usual_value',
  'cases',
  'among',
  'since',
  'about',
] as const;

/** What a rule finds, as rows of `foundColumns`. */
export function foundBy(rule: Found, dialect: Dialect): Sql {
  const { freight = none, fuel = none, rest = none } = rule;
  const noNumber = dialect.literal({ type: double, value: null });
  const noDay = dialect.literal({ type: date, value: null });
  const whole = sql`(${freight}) + (${fuel}) + (${rest})`;
  return sql`select ${rule.rule} as rule, client_id, carrier_id, carrier_name, account_number, invoice_number, bill_date, pickup_date,
tracking_number, tracking_id, service, ${rule.promised ?? sql`bill_date`} as promised, ${rule.charge ?? sql`''`} as charge,
${rule.confidence} as confidence, ${rule.obstacle ?? dialect.literal({ type: text, value: null })} as obstacle,
${freight} as freight_part, ${fuel} as fuel_part, ${rest} as rest_part, ${rule.billed ?? whole} as billed,
cast(${rule.actual ?? noNumber} as double) as actual_value, cast(${rule.usual ?? noNumber} as double) as usual_value,
cast(${rule.cases ?? sql`0`} as double) as cases, cast(${rule.among ?? sql`0`} as double) as among, ${rule.since ?? noDay} as since, ${rule.about ?? sql`''`} as about
from ${rule.from} where is_asked = 1 and ${rule.where}`;
}

const none = sql`0e0`;

/** What fuel is a percentage of on a package. Reads `fuel`, whose basis it is. */
export const fuelBasis = sql`case basis when 0 then transportation_amount when 1 then freight
when 2 then transportation_amount + extras_gross else freight + extras_net end`;

/**
 * The fuel surcharge on a difference in price, of published prices and of net ones, where the package's week has a
 * percentage: the rounded fuel with it, less that without it. Where the net fuel is the same percentage of net prices,
 * it follows them, otherwise the package's own reduction of fuel is taken off.
 */
export function fuelOf(gross: Sql, net: Sql, isCharged: Sql = sql`true`): Sql {
  const without = sql`(${fuelBasis} - case when basis in (0, 2) then ${gross} else ${net} end)`;
  const netBasis = sql`(freight + case when basis = 2 then extras_net else 0e0 end)`;
  const difference = (basis: Sql, less: Sql) =>
    sql`(floor(0.5e0 + fuel.usual * ${basis} / 100) - floor(0.5e0 + fuel.usual * ${less} / 100))`;
  return sql`coalesce(case when not (fuel.among >= 5 and fuel.cases >= 0.8 * fuel.among and fuel_surcharge_amount > 0 and ${isCharged}) then 0e0
when basis in (0, 2) and abs(fuel_net - fuel.usual * ${netBasis} / 100) < 1 then ${difference(netBasis, sql`(${netBasis} - (${net}))`)}
else floor(0.5e0 + ${difference(fuelBasis, without)} * fuel_net / fuel_surcharge_amount) end, 0e0)`;
}
