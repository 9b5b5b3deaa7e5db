import { ledgerInCurrency, settleFindings } from '@waybill/audit';
import type { CarrierDays, DateRange } from '@waybill/model';
import type { NotedFinding, Scope } from '@waybill/query';
import type { NotedClaim } from '../credits/claims-and-decisions.ts';
import { clientsLedger } from '../credits/credit-ledger.ts';
import { readCredits } from '../credits/read-credits.ts';
import type { FindingServices } from '../stored-findings/finding-services.ts';
import { type Patience, readFound } from '../stored-findings/read-found.ts';
import type { FoundRow } from '../stored-findings/stored-months.ts';

/** Which findings are wanted, and how they are read. */
interface AskedFindings extends DateRange {
  readonly days: CarrierDays;
  readonly patience: Patience;
  /** Leaves out some of what was found. */
  readonly only?: (found: readonly FoundRow[]) => Promise<readonly FoundRow[]>;
  /** The currency of what was found, as a condition; dollars if there is none. */
  readonly currency?: readonly string[];
}

/** What the rules have found for the clients of a scope, after credits, and what users recorded about it. */
export async function foundFindings(
  services: FindingServices,
  scope: Scope,
  { days, patience, only, currency = [], ...range }: AskedFindings,
) {
  const { rows: months, waitingClients } = await readFound(services, 'found', { ...scope, days: range, patience });
  const rows = months.filter(({ bill_date: day }) => range.from <= day && day <= range.to);
  const ledger = await clientsLedger(services, scope, range.from);
  const claimed = new Set(ledger.claims.map(({ id }) => id));
  const asked = only === undefined ? rows : await only(rows);
  const credits =
    currency.length === 0
      ? ledger
      : ledgerInCurrency(ledger, await readCredits(services.warehouse, scope, ledger.since, currency));
  const { findings, automatic } = settleFindings(asked, credits, (id) => claimed.has(id));
  return { days, found: findings, noted: ledger.notes.map(notedFinding), ledger, automatic, waitingClients };
}

const notedFinding = ({ id, state, ownerId, reference }: NotedClaim): NotedFinding => ({
  id,
  state,
  owner: ownerId,
  claimReference: reference,
});
