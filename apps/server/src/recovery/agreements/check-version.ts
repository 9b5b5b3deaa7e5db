import { type AgreementCheck, checkResult } from '@waybill/contract';
import type { FairLine } from '@waybill/db';
import { type CalendarDay, dayOf } from '@waybill/model';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { packsInUse } from '../../organisation/rule-packs/packs-in-use.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { BilledPackagesError, readBilledPackages } from '../billed-packages/billed-packages.ts';
import { rateInvoices } from '../billed-packages/rate-invoices.ts';
import type { AskedVersion } from './change-agreements.ts';
import { openedVersion } from './read-agreements.ts';
import { revenueByGroup } from './tiers-of-agreement.ts';

type Context = Pick<Services, 'settings' | 'clock' | 'files' | 'warehouse'>;

interface Period {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

/**
 * Rates what was billed by a version, and keeps the result with it. `line` lets one rating work at a time, because it
 * keeps this thread busy. @throws ProblemError 404 for no such version, 400 if nothing can be rated
 */
export async function checkVersion(
  context: Context & { readonly line: FairLine },
  user: SignedInUser,
  asked: AskedVersion,
  period: Period,
  signal: AbortSignal,
): Promise<AgreementCheck> {
  const { settings, clock, line } = context;
  const { row, agreement, sealed } = await openedVersion(context, user, asked);
  if (agreement.accounts.length === 0) throw badRequest('The agreement names no account.');
  const { from, to } = period;
  const order = {
    agreement,
    packs: await packsInUse(settings, user.tenantId),
    revenueOn: async (day: CalendarDay) =>
      (await revenueByGroup(context, row.clientId, agreement, { from: day, to: day }))(day),
    trustsBills: true,
    clientId: row.clientId,
    today: dayOf(clock()),
    signal,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const rated = await line
    .run(String(user.userId), () => rateInvoices((request) => readBilledPackages(context, request), order), signal)
    .catch((error: unknown) => {
      throw error instanceof BilledPackagesError ? badRequest(error.message) : error;
    });
  const result = checkResult.parse(rated);
  const stored = {
    result: sealed.seal('result', JSON.stringify(result)),
    checked_by: user.userId,
    checked_at: clock(),
  };
  await settings.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('agreement_check')
      .values({ agreement_id: asked.id, version: asked.version, ...stored })
      .onConflict((conflict) => conflict.columns(['agreement_id', 'version']).doUpdateSet(stored))
      .execute();
    await writeAudit(transaction, user, clock(), {
      action: 'agreement.check',
      subject: { id: row.id, name: `${row.clientName}, ${row.carrierName}` },
      more: { version: asked.version, from: result.from, to: result.to },
    });
  });
  return result;
}
