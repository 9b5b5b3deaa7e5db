import { addMonths, carrierDays, exceptionPermissions, findRule } from '@waybill/model';
import { scopeTo, scopeToAll } from '@waybill/query';
import { type ReadableClient, readableClients } from '../../identity/access/readable-clients.ts';
import type { Granted } from '../../platform/http/granted.ts';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { type ClientsLedger, clientsLedger } from './credit-ledger.ts';

const usualMonths = 12;

/** Whose credits are asked about, and of which days. */
interface Asked {
  readonly clientId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The ledger of credits as a user may see it, and the days that are asked about. */
export interface CreditsDesk {
  readonly readable: readonly ReadableClient[];
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly ledger: ClientsLedger;
}

/**
 * Prepares the ledger of credits for a user. Claims of a level that the user has no permission for are left out of what
 * is shown, though they keep their credits.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 400 for days that end before they begin.
 */
export async function creditsDesk(
  { settings, warehouse, clock }: Pick<Services, 'settings' | 'warehouse' | 'clock'>,
  user: Granted & ClientReader,
  { clientId, from: first, to: last }: Asked,
): Promise<CreditsDesk> {
  const { today } = carrierDays(clock());
  const to = last ?? today;
  const from = first ?? addMonths(to, -usualMonths);
  if (from > to) throw fieldProblem('to', 'must not be before the first day');
  const readable = await readableClients(settings, user);
  const { dataVersion } = warehouse;
  const scope =
    clientId === undefined ? scopeToAll(readable, dataVersion) : scopeTo({ clientId }, readable, dataVersion);
  const whole = await clientsLedger({ settings, warehouse }, scope, from);
  const claims = whole.claims.filter(({ rule }) => mayWorkOn(user, rule));
  const own = new Set(claims.map(({ id }) => id));
  const allocations = whole.allocations.filter(({ findingId }) => own.has(findingId));
  return { readable, from, to, today, ledger: { ...whole, claims, allocations } };
}

/** Whether the user may work on findings of a rule. */
export function mayWorkOn(user: Pick<Granted, 'permissions'>, rule: string): boolean {
  const level = findRule(rule)?.level;
  return level !== undefined && user.permissions.has(exceptionPermissions[level]);
}
