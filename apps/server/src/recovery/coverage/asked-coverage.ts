import { addMonths, type CalendarDay, carrierDays, type DateRange } from '@waybill/model';
import { type Scope, scopeTo, scopeToAll } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';

/** Of which clients and invoice dates somebody asks what could be judged. */
export interface Asked {
  readonly clientId?: number | undefined;
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

const usualMonths = 3;

/**
 * The clients and invoice dates that are meant.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 400 for days that end before they begin.
 */
export async function askedCoverage(
  { settings, warehouse, clock }: Pick<Services, 'settings' | 'warehouse' | 'clock'>,
  user: SignedInUser,
  asked: Asked,
): Promise<{ readonly scope: Scope; readonly days: DateRange }> {
  const to = asked.to ?? carrierDays(clock()).today;
  const from = asked.from ?? addMonths(to, -usualMonths);
  if (from > to) throw fieldProblem('to', 'must not be before the first day');
  const readable = await readableClients(settings, user);
  const { dataVersion } = warehouse;
  const scope =
    asked.clientId === undefined
      ? scopeToAll(readable, dataVersion)
      : scopeTo({ clientId: asked.clientId }, readable, dataVersion);
  return { scope, days: { from, to } };
}
