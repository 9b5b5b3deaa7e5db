import type { CalendarDay, DateRange, RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { text } from '../types/value-type.ts';
import { lastUnderWay } from './judged-parcels.ts';
import { enough, hasLane, holds, type Learned } from './patterns.ts';
import { carriersWithRules, dayLiteral } from './rules-in-sql.ts';

/** Which rows a rule looks at, and why it cannot judge some of them. */
interface RuleCoverage {
  readonly rule: string;
  /** What it learns from; if several, any of them will do. */
  readonly learned?: readonly Learned[];
  /** Why a row cannot be judged, the first that applies. */
  readonly lacks: readonly Lack[];
}

const learns = ['few_alike', 'no_usual'] as const;

/** The rules, by the statement that has the rows which they look at. */
const rulesOfRows = {
  judged: [
    { rule: 'billed_twice', lacks: [] },
    { rule: 'late_guaranteed', lacks: ['suspended', 'waived', 'not_switched_on', 'no_delivery'] },
    { rule: 'never_delivered', lacks: ['several_pieces', 'no_deliveries'] },
    { rule: 'above_agreement', lacks: ['no_agreement'] },
    { rule: 'weight_far_above', lacks: ['no_rules', 'several_pieces', 'no_dimensions', 'no_weight'] },
    { rule: 'discount_missing', learned: ['fine_discount', 'discount'], lacks: learns },
    { rule: 'price_differs', learned: ['price'], lacks: ['several_pieces', ...learns] },
    { rule: 'zone_differs', learned: ['lane'], lacks: learns },
    { rule: 'fuel_differs', learned: ['fuel'], lacks: ['several_pieces', ...learns] },
  ],
  judged_extra: [
    { rule: 'handling_not_due', lacks: ['no_rules', 'no_dimensions', 'no_weight'] },
    { rule: 'saturday_not_delivered', lacks: ['no_delivery'] },
    { rule: 'accessorial_price', learned: ['extra'], lacks: learns },
  ],
  area_line: [{ rule: 'delivery_area', learned: ['area_case'], lacks: ['few_alike'] }],
  residential_line: [{ rule: 'residential_at_company', learned: ['address_case'], lacks: ['few_alike'] }],
  charge_bill: [{ rule: 'same_charge_twice', lacks: [] }],
  fee_line: [{ rule: 'fee_unused', lacks: [] }],
} as const satisfies Readonly<Record<string, readonly RuleCoverage[]>>;

type Rows = keyof typeof rulesOfRows;
const everyRows = Object.keys(rulesOfRows) as Rows[];
type Lack =
  | 'no_rules'
  | 'no_agreement'
  | 'not_switched_on'
  | 'suspended'
  | 'waived'
  | 'no_delivery'
  | 'no_deliveries'
  | 'no_dimensions'
  | 'no_weight'
  | 'several_pieces'
  | (typeof learns)[number];

/** Packages that cost something for transportation. */
const paid = sql`freight > 0`;

/** Which rows a rule looks at; those that are not named look at all. */
function rowsOf(rule: string, context: RuleContext, dialect: Dialect): Sql {
  const rows: Readonly<Record<string, Sql>> = {
    billed_twice: sql`transportation_amount > 0`,
    late_guaranteed: sql`${paid} and is_entitled is not null`,
    never_delivered: sql`${paid} and pickup_date <= ${dayLiteral(dialect, lastUnderWay(context))}`,
    above_agreement: paid,
    weight_far_above: paid,
    discount_missing: sql`${paid} and transportation_amount > 0`,
    price_differs: paid,
    zone_differs: sql`${paid} and ${hasLane}`,
    fuel_differs: sql`fuel_surcharge_amount > 0`,
    handling_not_due: sql`accessorial_group in ('Additional handling', 'Large package')`,
    saturday_not_delivered: sql`accessorial_group = 'Saturday'`,
    same_charge_twice: sql`is_asked = 1 and tracking_number is not null and charge_family <> 'fuel_surcharge' and credit_type is null and net_amount > 0`,
    fee_unused: sql`is_asked = 1`,
  };
  return rows[rule] ?? sql`true`;
}

function isLacking(lack: Lack, learned: readonly Learned[]): Sql {
  const isFew = sql.join(
    learned.map((name) => sql`coalesce(${sql.id(`${name}_among`)}, 0) < ${sql.lit(enough[name].among)}`),
    sql` and `,
  );
  const conditions: Readonly<Record<Lack, Sql>> = {
    no_rules: sql`carrier_id not in (${sql.join(carriersWithRules.map((id) => sql.lit(id)))})`,
    no_agreement: sql`true`,
    not_switched_on: sql`not is_entitled`,
    suspended: sql`is_suspended`,
    waived: sql`is_waived`,
    no_delivery: sql`delivery_date is null`,
    no_deliveries: sql`not ${holds('telling')}`,
    no_dimensions: sql`coalesce(volume, 0) <= 0`,
    no_weight: sql`coalesce(actual, 0) <= 0`,
    several_pieces: sql`coalesce(no_of_pkgs, 0) <> 1`,
    few_alike: isFew,
    no_usual: sql`not (${sql.join(learned.map(holds), sql` or `)})`,
  };
  return conditions[lack];
}

/** A number has a digit for each rule of its rows: 0 for rows that the rule does not look at, 1 for those it can judge. */
const base = 8;

/**
 * Of all rules' rows, by client, carrier and month of invoice dates: how many packages or charges lack what, and what they
 * cost in cents, as `day:lacks:packages:cents` for each day and number.
 */
export function coveredRows(context: RuleContext, dialect: Dialect): Sql {
  const whole = { kind: 'exact', of: 'bigint', precision: 18, scale: 0 } as const;
  const told = [
    dialect.dayOfMonth(sql`bill_date`),
    dialect.stored(sql`lacks`, 'bigint'),
    sql`packages`,
    dialect.stored(sql`cents`, 'bigint'),
  ].map((value) => ({ value, type: whole }));
  const colon = { value: sql`':'`, type: text };
  const each = everyRows.map((rows) => {
    const digits = rulesOfRows[rows].map(({ rule, lacks, ...more }: RuleCoverage, place) => {
      const cases = lacks.map(
        (lack, index) => sql`when ${isLacking(lack, more.learned ?? [])} then ${sql.lit((index + 2) * base ** place)}`,
      );
      const judged = sql.lit(base ** place);
      const digit = cases.length === 0 ? judged : sql`case ${sql.join(cases, sql` `)} else ${judged} end`;
      return sql`case when ${rowsOf(rule, context, dialect)} then ${digit} else 0 end`;
    });
    return sql`select ${rows} as rule, client_id, carrier_name, bill_date, lacks, count(*) as packages, sum(net_amount) as cents from (
select client_id, carrier_name, bill_date, net_amount, ${sql.join(digits, sql`\n+ `)} as lacks from ${sql.id(rows)} as ${sql.id(rows)}
) as each_row where lacks > 0 group by client_id, carrier_name, bill_date, lacks`;
  });
  return sql`select rule, client_id, carrier_name, covered_month as bill_date, ${dialect.joinedTexts(sql`told`)} as lacks from (
select rule, client_id, carrier_name, ${dialect.startOf('month', sql`bill_date`)} as covered_month,
${dialect.joined(told.flatMap((value, place) => (place === 0 ? [value] : [colon, value])))} as told
from (${sql.join(each, sql`\nunion all\n`)}) as each_day
) as covered_day group by rule, client_id, carrier_name, covered_month`;
}

/** What a search answers about a client's bills of a carrier in a month, for rules that look at the same rows. */
export interface CoveredMonth {
  readonly rule: string;
  readonly client_id: number;
  readonly carrier_name: string;
  /** The first day of the month. */
  readonly bill_date: CalendarDay;
  readonly lacks: string;
}

/** How many packages or charges a rule could not judge for lack of something, or judged where that is empty. */
export interface JudgedByRule {
  readonly rule: string;
  readonly clientId: number;
  readonly carrierName: string;
  readonly lacks: string;
  readonly packages: number;
  readonly cents: number;
}

/** Reads what a search answered about months, for these invoice dates: what each rule could judge. */
export function judgedByRules(months: readonly CoveredMonth[], { from, to }: DateRange): readonly JudgedByRule[] {
  const sums = new Map<string, JudgedByRule>();
  const add = ({ packages, cents, ...about }: JudgedByRule) => {
    const key = JSON.stringify(about);
    const before = sums.get(key) ?? { packages: 0, cents: 0 };
    sums.set(key, { ...about, packages: before.packages + packages, cents: before.cents + cents });
  };
  for (const { rule: rows, client_id: clientId, carrier_name: carrierName, bill_date: month, lacks } of months) {
    const known = everyRows.find((each) => each === rows);
    // What an earlier version stored is worked out anew.
    if (known === undefined) continue;
    const rules: readonly RuleCoverage[] = rulesOfRows[known];
    for (const [code, { packages, cents }] of sumsByCode(month, lacks, { from, to })) {
      for (const [place, rule] of rules.entries()) {
        const digit = Math.floor(code / base ** place) % base;
        const about = { rule: rule.rule, clientId, carrierName, lacks: rule.lacks[digit - 2] ?? '' };
        if (digit > 0) add({ ...about, packages, cents });
      }
    }
  }
  return [...sums.values()];
}

function sumsByCode(month: CalendarDay, told: string, { from, to }: DateRange) {
  const sums = new Map<number, { packages: number; cents: number }>();
  for (const each of told.split(' ')) {
    const [day = 0, code = 0, packages = 0, cents = 0] = each.split(':').map(Number);
    const date = `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
    if (date < from || date > to) continue;
    const before = sums.get(code) ?? { packages: 0, cents: 0 };
    sums.set(code, { packages: before.packages + packages, cents: before.cents + cents });
  }
  return sums;
}
