import type { AuditEntry } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';

/** A request for the log. Dates are `YYYY-MM-DD` (UTC), both included. */
interface AuditFilters {
  readonly action: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The columns that a search covers. */
export const searchedInAuditLog = ['login', 'action', 'details'] as const;

const isoMoment = sql<string>`to_char(audit_log.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const startOf = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'UTC')`;
const endOf = (day: string) => sql<Date>`((${day}::date + 1)::timestamp at time zone 'UTC')`;

/** The entries of a tenant that match the filters, unordered. */
export function auditEntries(settings: Settings, tenantId: number, { action, from, to }: AuditFilters) {
  return settings
    .selectFrom('audit_log')
    .leftJoin('user_account', 'user_account.id', 'audit_log.user_id')
    .select(['audit_log.id', 'user_account.login', 'audit_log.action', 'audit_log.details', isoMoment.as('at')])
    .where('audit_log.tenant_id', '=', tenantId)
    .where(sql<boolean>`starts_with(audit_log.action, ${action})`)
    .$if(from !== undefined, (query) => query.where('audit_log.at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (query) => query.where('audit_log.at', '<', endOf(to ?? '')));
}

interface AuditRow extends Omit<AuditEntry, 'details'> {
  readonly details: string;
}

export const presentAuditEntry = (row: AuditRow): AuditEntry => ({ ...row, details: JSON.parse(row.details) });
