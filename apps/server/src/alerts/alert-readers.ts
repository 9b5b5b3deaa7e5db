import type { AlertRule, ScheduleRecipient } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { scopeTo } from '@waybill/query';
import { sql } from 'kysely';
import { readableClients } from '../identity/access/readable-clients.ts';
import type { ReportOwner } from '../reports/report-context.ts';
import { findReportOwner } from '../reports/report-owner.ts';
import { lostRight } from './alert-rights.ts';

/** What somebody would be told of. */
interface Shared {
  readonly clientId: number;
  readonly kind: AlertRule['kind'];
}

const people = (settings: Settings, owner: Pick<ReportOwner, 'tenantId' | 'userId'>) =>
  settings
    .selectFrom('user_account')
    .select(['user_account.id', 'user_account.email'])
    .select(sql<string>`trim(user_account.first_name || ' ' || user_account.last_name)`.as('name'))
    .where('user_account.activated', '=', true)
    .where('user_account.tenant_id', '=', owner.tenantId)
    .where('user_account.id', '<>', owner.userId);

/**
 * The colleagues who may be told what an owner is told about a client: those in the same tenant who may read the same
 * rows. Client users are not offered internal users.
 */
export async function possibleReaders(
  settings: Settings,
  owner: ReportOwner,
  shared: Shared,
): Promise<ScheduleRecipient[]> {
  const colleagues = await people(settings, owner)
    .$if(!owner.internal, (all) => all.where('user_account.internal', '=', false))
    .orderBy('name')
    .execute();
  return await permitted(settings, owner, shared, colleagues);
}

/** The colleagues whom an alert names and who may read its rows now. */
export async function permittedReaders(
  settings: Settings,
  alert: { readonly id: number; readonly user_id: number; readonly client_id: number; readonly rule: string },
): Promise<ScheduleRecipient[]> {
  const owner = await findReportOwner(settings, alert.user_id);
  if (owner === undefined) return [];
  const named = await people(settings, owner)
    .innerJoin('alert_reader as named', 'named.user_id', 'user_account.id')
    .where('named.alert_id', '=', alert.id)
    .orderBy('name')
    .execute();
  const { kind }: AlertRule = JSON.parse(alert.rule);
  return await permitted(settings, owner, { clientId: alert.client_id, kind }, named);
}

async function permitted(
  settings: Settings,
  owner: ReportOwner,
  shared: Shared,
  colleagues: readonly ScheduleRecipient[],
): Promise<ScheduleRecipient[]> {
  if (colleagues.length === 0 || (await lostRight(settings, owner, shared)) !== undefined) return [];
  const { clientIds } = scopeTo(shared, await readableClients(settings, owner), 0);
  const kept: ScheduleRecipient[] = [];
  for (const colleague of colleagues) {
    const user = await findReportOwner(settings, colleague.id);
    if (user === undefined || (await lostRight(settings, user, shared)) !== undefined) continue;
    const readable = new Set((await readableClients(settings, user)).map(({ id }) => id));
    if (clientIds.every((id) => readable.has(id))) kept.push(colleague);
  }
  return kept;
}
