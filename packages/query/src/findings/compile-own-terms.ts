import type { Packs } from '@waybill/audit';
import type { RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import { compileStatement } from '../compile/compile-planned.ts';
import { united } from '../compile/united.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { billsOf, planBills } from './bills.ts';
import { planOf } from './compile-found.ts';
import { mentions, parcels } from './parcels.ts';
import { divisors } from './rules-in-sql.ts';

/** What tells packages with the same terms apart; empty where a term does not depend on it. */
const conditions = ['service', 'billing', 'receiver', 'zone', 'code', 'charge', 'band'] as const;
const counts = ['amount', 'gross', 'cases'] as const;

const outputs: readonly OutputColumn[] = [
  { name: 'part', type: 'text' },
  ...conditions.map((name): OutputColumn => ({ name, type: name === 'band' ? 'bigint' : 'text' })),
  ...counts.map((name): OutputColumn => ({ name, type: 'bigint' })),
  { name: 'since', type: 'date' },
  { name: 'until', type: 'date' },
];

/** Values that so few packages of a service have are told as one, -1: they only count against the others. */
const fewest = 3;
/** A minimum is a price that so many packages share, although so many different prices were published for them. */
const leastOfMinimum = { packages: 10, prices: 3 };

/**
 * Compiles what the packages that are asked about cost, as terms of an agreement: how many packages of each service,
 * payer, receiver, zone and weight band (its last pound) have which discount (of each that is printed apart), net fee,
 * least price, reduction of fuel or divisor, and between which ship dates of a month. Amounts are in cents, reductions in
 * tenths of a per cent.
 */
export function compileOwnTerms(asked: RuleContext, packs: Packs, context: QueryContext): CompiledQuery {
  const bills = planBills(asked, context);
  const statement = (dialect: Dialect): Sql => {
    const whole = (name: string) => sql`${dialect.stored(sql.id(name), 'bigint')} as ${sql.id(name)}`;
    const keys = sql.join(['part', ...conditions.filter((name) => name !== 'band')].map((name) => sql.id(name)));
    return sql`with ${billsOf(bills, dialect)}, ${parcels(asked, packs, dialect)}, ${terms(packs, dialect)}
select ${keys}, ${sql.join(['band', ...counts].map(whole))}, since, until
from (
select ${keys}, band, case when sum(cases) over (partition by part, service, code, charge, worth) < ${sql.lit(fewest)} then -1 else worth end as amount,
gross, cases, since, until from term as term
) as told`;
  };
  const compiled = compileStatement(
    (dialect) => united(dialect, statement, sql`order by all`),
    outputs,
    bills.packages,
  );
  return { ...compiled, plan: planOf([bills.packages, bills.charges]) };
}

/** The rows of a part of the agreement: its value, and by what it is told. */
interface Term {
  readonly part: string;
  /** The table that has the packages; if absent, all that are asked about. */
  readonly table?: string;
  readonly from: Sql;
  readonly where: Sql;
  readonly amount: Sql;
  readonly gross?: Sql;
  readonly by: Partial<Readonly<Record<(typeof conditions)[number], Sql>>>;
}

function terms(packs: Packs, dialect: Dialect): Sql {
  const billing = sql`case bill_option when 'COLLECT' then 'freight collect' when 'THIRD PARTY' then 'third party' else 'prepaid' end`;
  const service = sql`service`;
  const each: readonly Term[] = [
    // A package without a discount that others of its service have counts as one with 0.
    {
      part: 'incentives',
      from: sql`own_parcel as own_parcel join discount_kind as discount_kind on kind_service = service
left join discount_line as discount_line on of_row = tracking_id and of_kind = kind left join own_floor as own_floor on of_service = service`,
      where: sql`transportation_amount > 0 and freight <> coalesce(floor_freight, -1e0)`,
      amount: sql`floor(0.5e0 + 1000 * coalesce(discount, 0e0) / transportation_amount)`,
      by: { service, billing, zone: sql`zone`, band: sql`band`, charge: sql`kind` },
    },
    {
      part: 'minimums',
      from: sql`own_parcel as own_parcel join own_floor as own_floor on of_service = service`,
      where: sql`freight > 0 and freight <= floor_freight`,
      amount: sql`case when freight = floor_freight then freight else 0e0 end`,
      by: { service },
    },
    {
      part: 'accessorials',
      from: sql`charge_bill as charge_bill join own_parcel as own_parcel on own_parcel.tracking_id = charge_bill.tracking_id`,
      where: sql`charge_family = 'other_accessorial' and credit_type is null and charge_bill.net_amount >= 0 and charge_bill.net_amount + incentive_amount > 0`,
      amount: sql`charge_bill.net_amount`,
      gross: sql`charge_bill.net_amount + incentive_amount`,
      by: {
        service: sql`own_parcel.service`,
        receiver: sql`case when residential_lines > 0 or ${mentions(dialect, sql`own_parcel.service`, 'residential', 'home delivery')} then 'residential' else 'commercial' end`,
        zone: sql`own_parcel.zone`,
        code: sql`coalesce(accessorial_code, '')`,
        charge: sql`coalesce(charge_bill.charge_description, '')`,
      },
    },
    {
      part: 'fuel',
      from: sql`own_parcel as own_parcel`,
      where: sql`fuel_surcharge_amount > 0`,
      amount: sql`floor(0.5e0 + 1000 * fuel_surcharge_discount / fuel_surcharge_amount)`,
      by: { service },
    },
    // Several divisors may explain a weight; 0 counts all weights that are billed by size.
    {
      part: 'dimensions',
      table: 'by_size',
      from: sql`by_size as by_size`,
      where: sql`divisor = 0 or pounds = ceiling(volume / greatest(divisor, 1) - 1e-9)`,
      amount: sql`divisor`,
      by: {},
    },
  ];
  const candidates = sql.join(
    [0, ...divisors(packs)].map((divisor) => sql`select ${sql.lit(divisor)} as divisor`),
    sql` union all `,
  );
  return sql`own_parcel as materialized (
select * from parcel as parcel where is_asked = 1 and no_of_pkgs = 1
), own_floor as materialized (
select service as of_service, freight as floor_freight from own_parcel as own_parcel
where transportation_amount > 0 and freight > 0 and freight < transportation_amount group by service, freight
having count(*) >= ${sql.lit(leastOfMinimum.packages)} and count(distinct transportation_amount) >= ${sql.lit(leastOfMinimum.prices)}
qualify row_number() over (partition by service order by freight) = 1
), discount_line as materialized (
select own_parcel.tracking_id as of_row, own_parcel.service as line_service, sum(incentive_amount) as discount,
case when charge_bill.net_amount < 0 then coalesce(charge_bill.charge_description, '') else '' end as of_kind
from charge_bill as charge_bill join own_parcel as own_parcel on own_parcel.tracking_id = charge_bill.tracking_id
where charge_family = 'transportation' and incentive_amount <> 0 group by of_row, line_service, of_kind
), discount_kind as materialized (
select distinct line_service as kind_service, of_kind as kind from discount_line as discount_line
), by_size as materialized (
select own_parcel.*, divisor from own_parcel as own_parcel cross join (${candidates}) as candidate
where volume > 0 and handling_lines = 0 and pounds > ceiling(actual)
), term as materialized (
${sql.join(each.map(termRows), sql`\nunion all\n`)}
)`;
}

function termRows({ part, table = 'own_parcel', from, where, amount, gross = sql`0e0`, by }: Term): Sql {
  const told = conditions.map((name) => sql`${by[name] ?? (name === 'band' ? sql`0` : sql`''`)} as ${sql.id(name)}`);
  const keys = sql.join(conditions.map((name) => sql.id(name)));
  return sql`select ${part} as part, ${keys}, worth, gross, cast(count(*) as double) as cases, min(shipped) as since, max(shipped) as until
from (
select ${sql.join(told)}, cast(${amount} as double) as worth, cast(${gross} as double) as gross, ${sql.id(table, 'pickup_date')} as shipped, ${sql.id(table, 'ship_month')} as month_shipped
from ${from} where ${where}
) as priced group by ${keys}, worth, gross, month_shipped`;
}
