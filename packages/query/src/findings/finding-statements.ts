import type { Packs } from '@waybill/audit';
import { exceptionRules, type RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { type Bills, billsOf } from './bills.ts';
import { chargeRules } from './charge-rules.ts';
import { foundBy, foundColumns } from './found.ts';
import { lastDayOf } from './last-day.ts';
import { packageRules } from './package-rules.ts';
import { dimensionalWeights, parcels } from './parcels.ts';
import { patterns } from './patterns.ts';

/**
 * The statements that find, the last of which is `finding`:
 *
 *   bills → parcels → patterns → what each rule finds → one dollar for one finding
 *
 * The dollars of a package's transportation, fuel and rest on an invoice go to its findings in turn: what can be
 * claimed first, then what is surest. No finding gets what an earlier one has, so that together they never exceed what
 * was billed. Credits are taken off afterwards, by `settleFindings` of the audit package.
 */
export function findingStatements(bills: Bills, context: RuleContext, packs: Packs, dialect: Dialect): Sql {
  const isAgreed = (context.agreed ?? []).length > 0;
  const found = sql.join(
    rulesOf(context, packs, dialect).map((rule) => foundBy(rule, dialect)),
    sql`\nunion all\n`,
  );
  return sql`${ruleStatements(bills, context, packs, dialect)}, each_found as materialized (\n${found}\n), ${asOne(isAgreed, dialect)}, ${oneDollarOnce(dialect)}, ${worth(packs, dialect)}`;
}

/** What all rules read: bills, packages, patterns, and what single rules need. */
export function ruleStatements(bills: Bills, context: RuleContext, packs: Packs, dialect: Dialect): Sql {
  const parts = rulesOf(context, packs, dialect).flatMap((rule) => rule.with ?? []);
  return sql`with ${billsOf(bills, dialect)}, ${parcels(context, packs, dialect)}, ${dimensionalWeights(packs, dialect)}, ${patterns(dialect)},
${sql.join(parts)}`;
}

const rulesOf = (context: RuleContext, packs: Packs, dialect: Dialect) => [
  ...packageRules(context, packs, dialect),
  ...chargeRules(context, packs, dialect),
];

/**
 * A rule may find several like charges of a package on an invoice: they are one finding. What an agreement judges better
 * is left out before dollars are given away.
 */
function asOne(isAgreed: boolean, dialect: Dialect): Sql {
  const keys = [
    'rule',
    'client_id',
    'carrier_id',
    'carrier_name',
    'account_number',
    'invoice_number',
    'bill_date',
    'tracking_number',
    'charge',
  ];
  const judged = dialect.contains(sql`coalesce(judges, '')`, sql`rule`);
  const left = isAgreed ? sql`left join agreed as agreed on of_row = tracking_id where not ${judged}` : sql``;
  const added = ['freight_part', 'fuel_part', 'rest_part', 'billed'];
  const columns = foundColumns.map((name) => {
    if (keys.includes(name)) return sql.id(name);
    return sql`${sql.raw(added.includes(name) ? 'sum' : 'max')}(${sql.id(name)}) as ${sql.id(name)}`;
  });
  return sql`found as materialized (
select ${sql.join(columns)} from each_found as each_found ${left} group by ${sql.join(keys.map((name) => sql.id(name)))}
)`;
}

const ruleOrder = (of: (rule: (typeof exceptionRules)[number], index: number) => Sql): Sql =>
  sql`case rule ${sql.join(
    exceptionRules.map((rule, index) => sql`when ${rule.name} then ${of(rule, index)}`),
    sql` `,
  )} end`;

const order = sql`turn, bill_date, invoice_number, charge`;
/** The sum of the rows before this one. */
const before = (amount: Sql, group: string): Sql =>
  sql`coalesce(sum(${amount}) over (partition by ${sql.raw(group)} order by ${order} rows between unbounded preceding and 1 preceding), 0e0)`;
const within = (amount: Sql, limit: Sql, group: string): Sql =>
  sql`greatest(0e0, least(${amount}, ${limit} - ${before(amount, group)}))`;
/** The difference to an agreed price is all that is wrong with a part: what else was found there is some of it. */
const withoutEarlier = (part: string): Sql =>
  sql`case when rule = 'above_agreement' then ${sql.id(part)} - ${before(sql.id(part), ofInvoice)} else ${sql.id(part)} end`;

const parts = ['freight_part', 'fuel_part', 'rest_part'] as const;
const ofPackage = 'client_id, carrier_id, package_number';
const ofInvoice = `${ofPackage}, invoice_number, account_number`;

function oneDollarOnce(dialect: Dialect): Sql {
  const subject = dialect.joinedBy(' ', [
    { value: sql`coalesce(tracking_number, '')`, type: { kind: 'text' } },
    { value: sql`invoice_number`, type: { kind: 'text' } },
  ]);
  const limit = (column: string) => sql`greatest(0e0, ${sql.id(column)})`;
  return sql`invoice_net as materialized (
select client_id as of_client, carrier_id as of_carrier, invoice_number as of_invoice, account_number as of_account,
coalesce(tracking_number, '') as of_number,
sum(case when charge_family = 'transportation' then net_amount else 0e0 end) as freight_net,
sum(case when charge_family = 'fuel_surcharge' then net_amount else 0e0 end) as fuel_sum,
sum(case when charge_family not in ('transportation', 'fuel_surcharge') and credit_type is null then net_amount else 0e0 end) as rest_net,
sum(case when credit_type is null then net_amount else 0e0 end) as invoice_sum
from charge_bill as charge_bill group by client_id, carrier_id, invoice_number, account_number, coalesce(tracking_number, '')
), placed as materialized (
select found.*, coalesce(tracking_number, '') as package_number, ${subject} as subject,
freight_net, fuel_sum, rest_net, invoice_sum,
case when obstacle is null then 0 else 1000 end + case confidence when 'certain' then 0 when 'likely' then 100 else 200 end
  + ${ruleOrder((_, index) => sql`${sql.lit(index)}`)} as turn
from found as found left join invoice_net as invoice_net on of_client = client_id and of_carrier = carrier_id and of_invoice = invoice_number
and of_account = account_number and of_number = coalesce(tracking_number, '')
), own as materialized (
select placed.*, ${sql.join(parts.map((part) => sql`greatest(0e0, ${withoutEarlier(part)}) as ${sql.id(`own_${part}`)}`))}
from placed as placed where freight_part + fuel_part + rest_part > 0
), shared as materialized (
select own.*, ${within(sql`own_freight_part`, limit('freight_net'), ofInvoice)} as freight_share,
${within(sql`own_fuel_part`, limit('fuel_sum'), ofInvoice)} as fuel_share,
${within(sql`own_rest_part`, limit('rest_net'), ofInvoice)} as rest_share
from own as own
)`;
}

/** What findings are worth before credits, what their packages have cost after them, and until when they can be claimed. */
function worth(packs: Packs, dialect: Dialect): Sql {
  return sql`package_net as materialized (
select client_id as of_client, carrier_id as of_carrier, tracking_number as of_number, sum(net_amount) as cost_after
from charge_bill as charge_bill where tracking_number is not null group by client_id, carrier_id, tracking_number
), finding as materialized (
select shared.*, ${within(sql`(freight_share + fuel_share + rest_share)`, sql`greatest(0e0, invoice_sum)`, ofInvoice)} as at_stake,
case when package_number <> '' then coalesce(cost_after, 0e0) end as net_after,
${ruleOrder(({ claim }) => lastDayOf(packs, claim, dialect))} as claim_by
from shared as shared left join package_net as package_net on of_client = client_id and of_carrier = carrier_id and of_number = package_number
where freight_share + fuel_share + rest_share > 0
)`;
}
