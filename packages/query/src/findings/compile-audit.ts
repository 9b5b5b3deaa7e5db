import { auditedSpend, undercharged } from '@waybill/model';
import { sql } from 'kysely';
import { named } from '../compile/named.ts';
import type { OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { resolveQuery } from '../resolve/resolve-query.ts';

/** States of findings that the audit summary adds up. */
export interface AuditStates {
  /** Somebody checked the charge and found it correct, or took the claim back. */
  readonly dismissed: readonly string[];
  /** The carrier has the claim; what is credited of it no longer counts as pending. */
  readonly pending: readonly string[];
  readonly denied: readonly string[];
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
 * Adds up findings by carrier, next to the amount billed. `stated` has the findings under the name `stated`. What can be
 * claimed counts, if it is certain or likely, and what has been claimed; the rest of what was billed matches, dollar by
 * dollar.
 */
export function auditStatement(
  stated: Sql,
  { dismissed, pending, denied }: AuditStates,
  planned: PlannedAudit,
  dialect: Dialect,
): Sql {
  const sumWhere = (added: Sql, condition: Sql) => sql`coalesce(${dialect.filtered(sql`sum(${added})`, condition)}, 0)`;
  const ofState = (states: readonly string[]) => sql`state in (${sql.join([...states])})`;
  const filed = ofState([...pending, ...denied]);
  const counts = sql`(${filed} or (not ${ofState(dismissed)} and confidence <> 'check' and obstacle is null))`;
  return sql`${stated}, claims as (
select carrier_name, ${sumWhere(sql`amount`, counts)} as unmatched, ${sumWhere(sql`amount + credited`, counts)} as overcharge,
${sumWhere(sql`amount + credited`, filed)} as disputed, ${sumWhere(sql`amount`, ofState(pending))} as pending,
${sumWhere(sql`credited`, filed)} as credited, ${sumWhere(sql`amount`, ofState(denied))} as denied
from stated group by carrier_name
), billed as (
select carrier_name, sum(net) as net, sum(undercharge) as undercharge from ${billedByCarrier(planned, dialect)} as each_billed
group by carrier_name having sum(net) is not null
)
select carrier_name, net - coalesce(unmatched, 0), coalesce(overcharge, 0), coalesce(undercharge, 0), coalesce(disputed, 0),
coalesce(pending, 0), coalesce(credited, 0), coalesce(denied, 0)
from billed left join claims using (carrier_name)
order by carrier_name`;
}

/** What each carrier billed, and billed too little; on several shards a row of each of them. */
function billedByCarrier(planned: PlannedAudit, dialect: Dialect): Sql {
  const { gathering } = dialect;
  const of = gathering?.onEach ?? dialect;
  const billed = sql`with spent as (\n${named(planned.spent, of)}\n), undercharged as (\n${named(planned.undercharged, of)}\n
), undercharges as (
select carrier_name, sum(${of.cents(sql.id('amount'))}) as undercharge from undercharged group by carrier_name
), billed_net as (
select carrier_name, sum(net) as net from spent group by carrier_name
)
select carrier_name, net, undercharge from billed_net full join undercharges using (carrier_name)`;
  return gathering === undefined ? sql`(${billed})` : gathering.gather(billed);
}
