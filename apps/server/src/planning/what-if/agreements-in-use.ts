import { belongsTo, portalPages, type WhatIfChange } from '@waybill/contract';
import { addDays, type DateRange } from '@waybill/model';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { type ActiveAgreement, activeAgreements } from '../../recovery/agreed-prices/active-agreements.ts';
import { openedVersion, ownAgreement } from '../../recovery/agreements/read-agreements.ts';
import { revenueByGroup } from '../../recovery/agreements/tiers-of-agreement.ts';
import type { AgreementInUse } from './rated-state.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'files'>;

/** Whether somebody may read agreements, and so prices that follow from them. */
export const mayReadAgreements = (user: SignedInUser): boolean => belongsTo(portalPages['/agreements'], user);

/** An agreement as it counts on any day. */
export type AgreementOn = Pick<ActiveAgreement, 'clientId' | 'agreement'> & {
  readonly on: (day: string) => AgreementInUse;
};

/** The agreements that count for these clients, if the user may read them. */
export async function agreementsThatCount(
  context: Context,
  user: SignedInUser,
  clientIds: readonly number[],
  days: DateRange,
): Promise<readonly AgreementOn[]> {
  if (!mayReadAgreements(user)) return [];
  const active = await activeAgreements(context, clientIds);
  return await Promise.all(active.map((each) => withRevenue(context, each, days)));
}

/**
 * The agreements that changes name, by their numbers; they count on all days of the period.
 * @throws ProblemError 403, 404 for one that the user may not read, 400 if it cannot be opened
 */
export async function agreementsAskedFor(
  context: Context,
  user: SignedInUser,
  changes: readonly WhatIfChange[],
  days: DateRange,
): Promise<ReadonlyMap<number, AgreementOn>> {
  const ids = [...new Set(changes.filter(({ kind }) => kind === 'agreement').map(({ value }) => value))];
  if (ids.length > 0 && !mayReadAgreements(user)) throw forbidden('You may not read agreements.');
  const opened = ids.map(async (id) => {
    const row = await ownAgreement(context.settings, user, id);
    const version = row.activeVersion ?? row.versions;
    const { agreement } = await openedVersion(context, user, { id, version });
    return [
      id,
      await withRevenue(context, { clientId: row.clientId, agreement: onAllDays(agreement, days) }, days),
    ] as const;
  });
  return new Map(await Promise.all(opened));
}

/** An agreement from next year on is asked about last year's packages. */
function onAllDays(agreement: ActiveAgreement['agreement'], { from, to }: DateRange): ActiveAgreement['agreement'] {
  const first = addDays(from, -daysUntilBilled);
  if (agreement.from <= first && (agreement.to === undefined || agreement.to >= to)) return agreement;
  const { to: _, ...open } = agreement;
  const [earliest = first] = [agreement.from, first].toSorted();
  return { ...open, from: earliest };
}

/** Packages are billed up to so many days after they were shipped. */
const daysUntilBilled = 180;

async function withRevenue(
  context: Context,
  { clientId, agreement }: Pick<ActiveAgreement, 'clientId' | 'agreement'>,
  days: DateRange,
): Promise<AgreementOn> {
  const revenueOn = await revenueByGroup(context, clientId, agreement, days);
  return { clientId, agreement, on: (day) => ({ agreement, revenue: revenueOn(day) }) };
}
