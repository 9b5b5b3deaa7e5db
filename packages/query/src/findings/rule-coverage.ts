import type { Packs } from '@waybill/audit';
import { addDays, type RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { decimal, text } from '../types/value-type.ts';
import { daysUnderWay, guaranteeOfParcel } from './package-rules.ts';
import { hasLane, holds, ofPattern, patternKeys } from './patterns.ts';
import { carriersWithRules, dayLiteral } from './rules-in-sql.ts';

/** Which rows a rule looks at, and why it cannot judge some of them. */
interface RuleCoverage {
  readonly rule: string;
  /** What has these rows, with the columns of a package or of a charge. */
  readonly row: string;
  readonly joins?: Sql;
  readonly where: Sql;
  /** Why it cannot be judged, the first that applies: `reason when condition`. */
  readonly lacks: readonly (readonly [reason: string, condition: Sql])[];
}

/** Packages that cost something for transportation. */
const paid = sql`freight > 0`;
const severalPieces = ['several_pieces', sql`coalesce(no_of_pkgs, 0) <> 1`] as const;

/** A pattern that too few like packages have, and one on which they do not agree. */
const patternLacks = (names: readonly string[], among: number, share: number) => {
  const found = sql.join(
    names.map((name) => holds(name, among, share)),
    sql` or `,
  );
  const few = sql.join(
    names.map((name) => sql`coalesce(${sql.id(name, 'among')}, 0) < ${sql.lit(among)}`),
    sql` and `,
  );
  return [
    ['few_alike', sql`not (${found}) and ${few}`],
    ['no_usual', sql`not (${found})`],
  ] as const;
};

const withPattern = (name: keyof typeof patternKeys, row: string): Sql =>
  sql`left join ${sql.id(name)} as ${sql.id(name)} on ${ofPattern(name, row, patternKeys[name])}`;

/** What every rule could judge; that of agreements is known where bills are rated. */
function ruleCoverage(context: RuleContext, packs: Packs, dialect: Dialect): readonly RuleCoverage[] {
  const guarantee = guaranteeOfParcel(context, packs, dialect);
  const withoutRules = [
    'no_rules',
    sql`carrier_id not in (${sql.join(carriersWithRules.map((id) => sql.lit(id)))})`,
  ] as const;
  const noSize = ['no_dimensions', sql`coalesce(volume, 0) <= 0`] as const;
  const noWeight = ['no_weight', sql`coalesce(actual, 0) <= 0`] as const;
  const noDelivery = ['no_delivery', sql`delivery_date is null`] as const;
  const extra = (...groups: readonly string[]) => sql`net_amount > 0 and accessorial_group in (${sql.join(groups)})`;
  const last = dayLiteral(dialect, addDays(context.today, -daysUnderWay));
  return [
    { rule: 'billed_twice', row: 'parcel', where: sql`transportation_amount > 0`, lacks: [] },
    {
      rule: 'late_guaranteed',
      row: 'parcel',
      where: sql`${paid} and ${guarantee.isEntitled} is not null`,
      lacks: [
        ['suspended', guarantee.isSuspended],
        ['waived', guarantee.isWaived],
        ['not_switched_on', sql`not ${guarantee.isEntitled}`],
        noDelivery,
      ],
    },
    {
      rule: 'never_delivered',
      row: 'parcel',
      joins: sql`left join telling as telling on ${ofPattern('telling', 'parcel', ['client_id', 'account_id', 'carrier_id', 'service'])}`,
      where: sql`${paid} and pickup_date <= ${last}`,
      lacks: [severalPieces, ['no_deliveries', sql`not ${holds('telling', 20, 0.95)}`]],
    },
    { rule: 'above_agreement', row: 'parcel', where: paid, lacks: [['no_agreement', sql`true`]] },
    {
      rule: 'weight_far_above',
      row: 'parcel',
      where: paid,
      lacks: [withoutRules, severalPieces, noSize, noWeight],
    },
    {
      rule: 'same_charge_twice',
      row: 'charge_bill',
      where: sql`tracking_number is not null and charge_family <> 'fuel_surcharge' and credit_type is null and net_amount > 0`,
      lacks: [],
    },
    {
      rule: 'handling_not_due',
      row: 'extra_line',
      where: extra('Additional handling', 'Large package'),
      lacks: [withoutRules, noSize, noWeight],
    },
    { rule: 'saturday_not_delivered', row: 'extra_line', where: extra('Saturday'), lacks: [noDelivery] },
    {
      rule: 'discount_missing',
      row: 'parcel',
      joins: sql`${withPattern('discount', 'parcel')} ${withPattern('fine_discount', 'parcel')} ${withPattern('month_discount', 'parcel')}`,
      where: sql`${paid} and transportation_amount > 0`,
      lacks: patternLacks(['fine_discount', 'discount', 'month_discount'], 30, 0.8),
    },
    {
      rule: 'price_differs',
      row: 'parcel',
      joins: withPattern('price', 'parcel'),
      where: paid,
      lacks: [severalPieces, ...patternLacks(['price'], 4, 0.75)],
    },
    {
      rule: 'zone_differs',
      row: 'parcel',
      joins: withPattern('lane', 'parcel'),
      where: sql`${paid} and ${hasLane}`,
      lacks: patternLacks(['lane'], 20, 0.95),
    },
    {
      rule: 'fuel_differs',
      row: 'parcel',
      joins: withPattern('fuel', 'parcel'),
      where: sql`fuel_surcharge_amount > 0`,
      lacks: [severalPieces, ...patternLacks(['fuel'], 5, 0.8)],
    },
    {
      rule: 'accessorial_price',
      row: 'extra_line',
      joins: withPattern('extra', 'extra_line'),
      where: sql`net_amount > 0`,
      lacks: patternLacks(['extra'], 30, 0.8),
    },
    {
      rule: 'delivery_area',
      row: 'area_line',
      joins: sql`left join area_case as area_case on ${ofPattern('area_case', 'area_line', ['client_id', 'carrier_id', 'service', 'consignee_postal_code', 'ship_quarter'])}`,
      where: sql`true`,
      lacks: [['few_alike', sql`coalesce(area_case.among, 0) < 11`]],
    },
    { rule: 'fee_unused', row: 'fee_line', where: sql`true`, lacks: [] },
    {
      rule: 'residential_at_company',
      row: 'residential_line',
      joins: sql`left join address_case as address_case on ${ofPattern('address_case', 'residential_line', ['client_id', 'carrier_id', 'place'])}`,
      where: sql`true`,
      lacks: [['few_alike', sql`coalesce(address_case.among, 0) < 4`]],
    },
  ];
}

/** The rows of a rule by client, carrier, invoice date and what they lack: how many, and what they cost in cents. */
function coveredBy({ rule, row, joins, where, lacks }: RuleCoverage, dialect: Dialect): Sql {
  const nothing = dialect.literal({ type: text, value: '' });
  const cases = lacks.map(([reason, condition]) => sql`when ${condition} then ${reason}`);
  const reason = cases.length === 0 ? nothing : sql`case ${sql.join(cases, sql` `)} else ${nothing} end`;
  const own = (column: string) => sql.id(row, column);
  return sql`select ${rule} as rule, client_id, carrier_name, bill_date, lacks, count(*) as packages, sum(net_amount) as cents from (
select ${sql.join(['client_id', 'carrier_name', 'bill_date', 'net_amount'].map((name) => sql`${own(name)} as ${sql.id(name)}`))}, ${reason} as lacks
from ${sql.id(row)} as ${sql.id(row)} ${joins ?? sql``} where ${own('is_asked')} = 1 and ${where}
) as covered group by client_id, carrier_name, bill_date, lacks`;
}

/** What every rule could judge, as rows of `CoveredMonth`. */
export function coveredMonths(context: RuleContext, packs: Packs, dialect: Dialect): Sql {
  const whole = decimal(18, 0);
  const colon = { value: sql`':'`, type: text };
  const told = dialect.joined([
    { value: dialect.dayOfMonth(sql`bill_date`), type: whole },
    colon,
    { value: sql`lacks`, type: text },
    colon,
    { value: sql`packages`, type: whole },
    colon,
    { value: dialect.stored(sql`cents`, 'bigint'), type: whole },
  ]);
  const rules = ruleCoverage(context, packs, dialect).map((rule) => coveredBy(rule, dialect));
  return sql`select rule, client_id, carrier_name, covered_month as bill_date, ${dialect.joinedTexts(sql`told`)} as lacks from (
select rule, client_id, carrier_name, ${dialect.startOf('month', sql`bill_date`)} as covered_month, ${told} as told
from (${sql.join(rules, sql`\nunion all\n`)}) as covered_rule
) as covered_day group by rule, client_id, carrier_name, covered_month`;
}
