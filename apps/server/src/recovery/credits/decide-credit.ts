import type { AllocatedCredit } from '@waybill/audit';
import type { CreditDecision, WaitingClaim } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { recoveredCents } from './credit-ledger.ts';
import { type CreditsDesk, creditsDesk, mayWorkOn } from './credits-desk.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** The first day of credits that can be named: before the first invoices of all. */
const firstDay = '2000-01-01';
const centsOfDollar = 100;
const mostClaims = 200;

/** A client and one of its credits. */
interface NamedCredit {
  readonly clientId: number;
  readonly creditKey: string;
}

/** @throws ProblemError 404 in the same words whether there is no such credit or it is somebody else's client's. */
async function namedCredit(
  context: Context,
  user: SignedInUser,
  { clientId, creditKey }: NamedCredit,
): Promise<{ readonly desk: CreditsDesk; readonly credit: AllocatedCredit }> {
  const desk = await creditsDesk(context, user, { clientId, from: firstDay });
  const credit = desk.ledger.credits.find(({ key, clientId: of }) => key === creditKey && of === clientId);
  if (credit === undefined) throw notFound('There is no such credit.');
  return { desk, credit };
}

/**
 * The claims of a credit's client and carrier that still wait for money: those of its package first, then those that
 * are worth what is left of it.
 */
export async function claimsForCredit(
  context: Context,
  user: SignedInUser,
  named: NamedCredit,
): Promise<WaitingClaim[]> {
  const { desk, credit } = await namedCredit(context, user, named);
  const recovered = recoveredCents(desk.ledger);
  const due = desk.ledger.claims
    .filter((claim) => claim.clientId === credit.clientId && claim.carrierName === credit.carrierName)
    .map((claim) => ({ claim, cents: claim.cents - (recovered.get(claim.id) ?? 0) }))
    .filter(({ cents }) => cents > 0);
  const rank = ({ claim, cents }: (typeof due)[number]): number =>
    (claim.trackingNumber !== null && claim.trackingNumber === credit.trackingNumber ? 0 : 2) +
    (cents === credit.leftCents ? 0 : 1);
  return due
    .toSorted(
      (one, other) => rank(one) - rank(other) || (other.claim.filedOn ?? '').localeCompare(one.claim.filedOn ?? ''),
    )
    .slice(0, mostClaims)
    .map(({ claim, cents }) => ({
      findingId: claim.id,
      rule: claim.rule,
      trackingNumber: claim.trackingNumber,
      invoiceNumber: claim.invoiceNumber,
      claimReference: claim.reference,
      claimedOn: claim.filedOn,
      claimed: claim.cents / centsOfDollar,
      due: cents / centsOfDollar,
    }));
}

/**
 * Allocates a credit to claims as somebody decided, or to none; an earlier decision about it is replaced.
 * @throws ProblemError 404 for an unknown credit; 400 for claims that are not of its client and carrier, and for more
 * than the credit is worth; 409 if it was allocated to claims of a level that the user may not work on.
 */
export async function decideCredit(
  context: Context,
  user: SignedInUser,
  { parts, ...named }: CreditDecision,
): Promise<number> {
  const { desk, credit } = await namedCredit(context, user, named);
  const claims = new Set(
    desk.ledger.claims
      .filter(({ clientId, carrierName }) => clientId === credit.clientId && carrierName === credit.carrierName)
      .map(({ id }) => id),
  );
  if (new Set(parts.map(({ findingId }) => findingId)).size < parts.length) {
    throw fieldProblem('parts', 'must name each claim once');
  }
  if (parts.some(({ findingId }) => !claims.has(findingId))) {
    throw fieldProblem('parts', 'must be filed claims of the client and carrier of the credit');
  }
  const cents = parts.reduce((sum, { amount }) => sum + Math.round(amount * centsOfDollar), 0);
  const automatic = desk.ledger.allocations
    .filter(({ creditKey, ground }) => creditKey === credit.key && ground === 'automatic')
    .reduce((sum, part) => sum + part.cents, 0);
  if (cents > credit.cents - credit.takenBackCents - automatic) {
    throw fieldProblem('parts', 'must not be more than the credit together');
  }
  const decided = {
    credit_key: credit.key,
    client_id: credit.clientId,
    decided_by: user.userId,
    decided_at: context.clock(),
  };
  await context.settings.transaction().execute(async (transaction) => {
    await assertMayReplace(transaction, user, credit);
    await transaction
      .deleteFrom('credit_decision')
      .where('credit_key', '=', credit.key)
      .where('kind', '<>', 'automatic')
      .execute();
    await transaction
      .insertInto('credit_decision')
      .values(
        parts.length === 0
          ? { ...decided, finding_id: '', kind: 'none', cents: 0 }
          : parts.map(({ findingId, amount }) => ({
              ...decided,
              finding_id: findingId,
              kind: 'claim' as const,
              cents: Math.round(amount * centsOfDollar),
            })),
      )
      .execute();
    await writeAudit(transaction, user, decided.decided_at, {
      action: 'credit.decide',
      subject: { id: credit.key, name: nameOf(credit) },
      more: { parts },
    });
  });
  return parts.length;
}

/**
 * Takes back what was decided about a credit.
 * @throws ProblemError 404 for an unknown credit, and where nothing was decided; 409 as above.
 */
export async function undoCreditDecision(context: Context, user: SignedInUser, named: NamedCredit): Promise<number> {
  const { credit } = await namedCredit(context, user, named);
  return await context.settings.transaction().execute(async (transaction) => {
    await assertMayReplace(transaction, user, credit);
    const removed = await transaction
      .deleteFrom('credit_decision')
      .where('credit_key', '=', credit.key)
      .where('kind', '<>', 'automatic')
      .returning('finding_id')
      .execute();
    if (removed.length === 0) throw notFound('Nothing was decided about this credit.');
    await writeAudit(transaction, user, context.clock(), {
      action: 'credit.undo',
      subject: { id: credit.key, name: nameOf(credit) },
    });
    return removed.length;
  });
}

/** What was decided about claims that somebody may not see, they may not change either. */
async function assertMayReplace(transaction: Transaction, user: SignedInUser, { key }: AllocatedCredit): Promise<void> {
  const claims = await transaction
    .selectFrom('credit_decision')
    .innerJoin('exception_finding', 'exception_finding.id', 'credit_decision.finding_id')
    .select('exception_finding.rule')
    .where('credit_key', '=', key)
    .where('kind', '=', 'claim')
    .execute();
  if (claims.every(({ rule }) => mayWorkOn(user, rule))) return;
  throw conflict('This credit was allocated to claims that you may not work on. Ask somebody who may.');
}

const nameOf = ({ carrierName, invoiceNumber, creditType }: AllocatedCredit): string =>
  `${carrierName} ${invoiceNumber}: ${creditType}`;
