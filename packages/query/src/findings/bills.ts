import { addMonths, dateWhereClause, type RuleContext, type ScopelessQuery, textLiteral } from '@waybill/model';
import { sql } from 'kysely';
import { columnAlias } from '../compile/select-of-planned.ts';
import { selectStatement } from '../compile/statement-of-planned.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { resolveQuery } from '../resolve/resolve-query.ts';

/** How long before the first day the bills are read from which a shipper's own pattern is learned. */
const monthsOfPattern = 12;

/** What findings are made from: the bills of the days that are asked about, and of the time before. */
export interface Bills {
  readonly packages: PlannedQuery;
  readonly charges: PlannedQuery;
}

/** Plans the bills that rules read; `is_asked` is 1 on rows that may be findings. */
export function planBills(ruleContext: RuleContext, context: QueryContext): Bills {
  const { from, to, today, until = [to, today].toSorted().at(-1) ?? to, creditsUntil = until } = ruleContext;
  const readUntil = (last: string) =>
    `bill_date between ${textLiteral(addMonths(from, -monthsOfPattern))} and ${textLiteral(last)}`;
  const orCredits = creditsUntil > until ? [`(bill_date <= ${textLiteral(until)} or net_amount < 0)`] : [];
  const asked = `case when ${askedRows(ruleContext).join(' and ')} then 1 else 0 end as is_asked`;
  const plan = (query: ScopelessQuery): PlannedQuery => {
    const currencyConditions = resolveQuery({ ...query, whereClauseDetails: [...(ruleContext.conditions ?? [])] });
    return planQuery({ ...resolveQuery(query), currencyConditions: currencyConditions.conditions }, context);
  };
  return {
    packages: plan({
      selectColumnNames: [...packageColumns, asked],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: [readUntil(until), 'tracking_number is not null'],
    }),
    charges: plan({
      selectColumnNames: [...chargeColumns, asked],
      fromTableNames: ['charge_level_info'],
      whereClauseDetails: [readUntil(creditsUntil), ...orCredits],
    }),
  };
}

function askedRows({ from, to, shipped, conditions = [] }: RuleContext): readonly string[] {
  return [
    `bill_date between ${textLiteral(from)} and ${textLiteral(to)}`,
    ...(shipped === undefined ? [] : [`(${dateWhereClause('pickup_date', shipped)})`]),
    ...conditions.map((condition) => `(${condition})`),
  ];
}

const shared = [
  'client_id',
  'carrier_id',
  'carrier_name',
  'account_id',
  'account_number',
  'invoice_number',
  'bill_date',
  'pickup_date',
  'tracking_number',
  'tracking_id',
  'service',
  'service_category',
  'mode_category',
  'zone',
  'bill_option',
  'sender_postal_code',
  'consignee_postal_code',
  'delivery_date',
  'net_amount',
] as const;

const packageColumns = [
  ...shared,
  'row_kind',
  'no_of_pkgs',
  'charge_description',
  'tracking_status',
  'scheduled_date',
  'actual_weight_pounds',
  'bill_weight_pounds',
  'length',
  'width',
  'height',
  'dim_unit',
  'consignee_address',
  'transportation_amount',
  'transportation_discount',
  'fuel_surcharge_amount',
  'fuel_surcharge_discount',
  'other_accessorial_amount',
  'other_accessorial_discount',
] as const;

const chargeColumns = [
  ...shared,
  'charge_family',
  'charge_category',
  'accessorial_code',
  'accessorial_group',
  'charge_description',
  'credit_type',
  'incentive_amount',
] as const;

const money = new Set<string>([
  'net_amount',
  'transportation_amount',
  'transportation_discount',
  'fuel_surcharge_amount',
  'fuel_surcharge_discount',
  'other_accessorial_amount',
  'other_accessorial_discount',
  'incentive_amount',
]);
const measures = new Set<string>(['actual_weight_pounds', 'bill_weight_pounds', 'length', 'width', 'height']);

/**
 * The rows of a planned query under their own names. Money is in whole cents and kept as doubles, which add up without
 * an error and mean the same to every engine.
 */
function billed(planned: PlannedQuery, dialect: Dialect): Sql {
  const columns = planned.query.selected.map((column, index) => {
    const name = column.name.toLowerCase();
    const value = sql`${sql.id('bill', columnAlias(column, index))}`;
    if (money.has(name)) return sql`floor(0.5e0 + cast(${value} as double) * 100) as ${sql.id(name)}`;
    return sql`${measures.has(name) ? sql`cast(${value} as double)` : value} as ${sql.id(name)}`;
  });
  return sql`select ${sql.join(columns)} from (\n${selectStatement(planned, dialect)}\n) as bill`;
}

/** The bills as the named statements `package_bill` and `charge_bill`. */
export const billsOf = ({ packages, charges }: Bills, dialect: Dialect): Sql =>
  sql`package_bill as materialized (\n${billed(packages, dialect)}\n), charge_bill as materialized (\n${billed(charges, dialect)}\n)`;
