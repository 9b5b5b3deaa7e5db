import { auditedSpend, undercharged } from '@waybill/model';
import { sql } from 'kysely';
import { columnAlias } from './compile/select-of-planned.ts';
import { selectStatement } from './compile/statement-of-planned.ts';
import type { OutputColumn } from './compiled-query.ts';
import type { Dialect } from './dialect/dialect.ts';
import type { Sql } from './dialect/sql.ts';
import { planQuery } from './plan/plan-query.ts';
import type { PlannedQuery } from './plan/planned-query.ts';
import type { QueryContext } from './plan/query-context.ts';
import { resolveQuery } from './resolve/resolve-query.ts';

/** States of findings that the audit summary adds up. */
export interface AuditStates {
  /** Somebody checked the charge and found it correct. */
  readonly accepted: string;
  readonly pending: string;
  readonly credited: string;
  readonly denied: string;
}

/** The result of the audit summary: a row for each carrier that billed anything. */
export const auditColumns: readonly OutputColumn[] = [
  { name: 'CARRIER_NAME', type: 'text' },
  { name: 'MATCHED', type: 'money' },
  { name: 'OVERCHARGE_DISCREPANCY', type: 'money' },
  { name: 'UNDERCHARGE_DISCREPANCY', type: 'money' },
  { name: 'DISPUTED_AMOUNT', type: 'money' },
  { name: 'PENDING', type: 'money' },
  { name: 'CLAIMS_CREDITED', type: 'money' },
  { name: 'DENIED', type: 'money' },
];

/** What was billed and what was undercharged, planned. */
export interface PlannedAudit {
  readonly spent: PlannedQuery;
  readonly undercharged: PlannedQuery;
}

/** Plans what the audit summary reads in addition to the findings. */
export function planAudit(conditions: readonly string[], context: QueryContext): PlannedAudit {
  return {
    spent: planQuery(resolveQuery(auditedSpend(conditions)), context),
    undercharged: planQuery(resolveQuery(undercharged(conditions)), context),
  };
}

/**
 * Adds up findings by carrier, next to the amount billed. `stated` builds the findings under the name `stated`. A
 * package on an invoice (or the charges of an invoice that belong to no package) matches when nothing is found in it,
 * or when what was found has been accepted.
 */
export function auditStatement(
  stated: (dialect: Dialect) => Sql,
  states: AuditStates,
  planned: PlannedAudit,
  dialect: Dialect,
): Sql {
  const { gathering } = dialect;
  if (gathering === undefined) {
    return sql`${audited(stated(dialect), states, planned, dialect)}
select carrier_name, matched, coalesce(overcharge, 0), coalesce(undercharge, 0), coalesce(disputed, 0),
coalesce(pending, 0), coalesce(credited, 0), coalesce(denied, 0)
from matches left join claims using (carrier_name) left join undercharges using (carrier_name)
order by carrier_name`;
  }
  const amounts = ['matched', 'overcharge', 'undercharge', 'disputed', 'pending', 'credited', 'denied'];
  const ofEach = sql`${audited(stated(gathering.onEach), states, planned, gathering.onEach)}
select carrier_name, ${sql.join(amounts.map((name) => sql.id(name)))}
from matches full join claims using (carrier_name) full join undercharges using (carrier_name)`;
  const [matched, ...others] = amounts.map((name) => sql`sum(${sql.id(name)})`);
  return sql`select carrier_name, ${matched}, ${sql.join(others.map((sum) => sql`coalesce(${sum}, 0)`))}
from ${gathering.gather(ofEach)} group by carrier_name having ${matched} is not null order by carrier_name`;
}

/** The parts that the summary is made of, as named statements. */
function audited(
  stated: Sql,
  { accepted, pending, credited, denied }: AuditStates,
  planned: PlannedAudit,
  dialect: Dialect,
): Sql {
  const sumWhere = (added: string, condition: Sql) =>
    sql`coalesce(${dialect.filtered(sql`sum(${sql.id(added)})`, condition)}, 0)`;
  const sumOf = (...states: readonly string[]) => sumWhere('amount', sql`state in (${sql.join([...states])})`);
  return sql`${stated}, spent as (\n${named(planned.spent, dialect)}\n), undercharged as (\n${named(planned.undercharged, dialect)}\n
), differing as (
select client_id, carrier_id, invoice_number, coalesce(tracking_number, '') as package from stated where state <> ${accepted}
union distinct
select client_id, carrier_id, invoice_number, coalesce(tracking_number, '') from undercharged
), claims as (
select carrier_name, ${sumWhere('amount', sql`state <> ${accepted}`)} as overcharge,
${sumOf(pending, credited, denied)} as disputed, ${sumOf(pending)} as pending,
${sumOf(credited)} as credited, ${sumOf(denied)} as denied
from stated group by carrier_name
), undercharges as (
select carrier_name, sum(${dialect.cents(sql.id('amount'))}) as undercharge from undercharged group by carrier_name
), matches as (
select carrier_name, ${sumWhere('net', sql`differing.package is null`)} as matched
from spent left join differing on differing.client_id = spent.client_id and differing.carrier_id = spent.carrier_id
and differing.invoice_number = spent.invoice_number and differing.package = coalesce(spent.tracking_number, '')
group by carrier_name
)`;
}

/** A planned query whose columns have lower-case names. */
function named(planned: PlannedQuery, dialect: Dialect): Sql {
  const columns = planned.query.selected.map((column, index) => {
    const alias = columnAlias(column, index);
    return sql`${sql.id('row', alias)} as ${sql.id(column.name.toLowerCase())}`;
  });
  return sql`select ${sql.join(columns)} from (\n${selectStatement(planned, dialect)}\n) as ${sql.id('row')}`;
}
