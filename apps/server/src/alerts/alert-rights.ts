import { type AlertRule, belongsTo, type PortalPath, portalPages } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { dayOf, type PageFilters } from '@waybill/model';
import { scopeTo } from '@waybill/query';
import { readableClients } from '../identity/access/readable-clients.ts';
import type { Services } from '../platform/services.ts';
import type { ReportOwner } from '../reports/report-context.ts';
import type { AlertQuestion } from './find/alert-question.ts';

/** What is missing to be told of something. */
export type LostRight = 'client' | 'permission';

/** Whether somebody may currently read a kind of data, and the client. Returns what is missing. */
export async function lostRight(
  settings: Settings,
  user: ReportOwner,
  { clientId, kind }: { readonly clientId: number; readonly kind: AlertRule['kind'] },
): Promise<LostRight | undefined> {
  if (!pagesOf(kind).every((page) => belongsTo(portalPages[page], user))) return 'permission';
  const clients = await readableClients(settings, user);
  return clients.some(({ id }) => id === clientId) ? undefined : 'client';
}

/** The pages that an alert needs, beside those of all alerts. */
function pagesOf(kind: AlertRule['kind']): readonly PortalPath[] {
  if (kind === 'missingInvoice') return ['/alerts', '/invoiceLedger'];
  if (kind === 'tier') return ['/alerts', '/agreements'];
  if (kind === 'budget') return ['/alerts', '/budgets'];
  return kind === 'claims' ? ['/alerts', '/claims'] : ['/alerts'];
}

/**
 * A rule with the rows that its owner may read now.
 * @throws ScopeError for a client that the owner may not read.
 */
export async function questionOf(
  { settings, warehouse, clock }: Pick<Services, 'settings' | 'warehouse' | 'clock'>,
  owner: ReportOwner,
  { clientId, rule, filters }: { readonly clientId: number; readonly rule: AlertRule; readonly filters: PageFilters },
): Promise<AlertQuestion> {
  const readable = await readableClients(settings, owner);
  const scope = scopeTo({ clientId }, readable, warehouse.dataVersion);
  const chosen = new Set(scope.clientIds);
  return {
    owner,
    clientId,
    clients: readable.filter(({ id }) => chosen.has(id)),
    scope,
    rule,
    filters,
    today: dayOf(clock()),
  };
}
