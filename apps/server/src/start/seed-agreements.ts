import { FairLine } from '@waybill/db';
import { dayOf } from '@waybill/model';
import { demoAgreements } from '@waybill/seed-data';
import type { SignedInUser } from '../platform/http/signed-in-user.ts';
import type { Services } from '../platform/services.ts';
import { activateVersion, createAgreement } from '../recovery/agreements/change-agreements.ts';
import { checkVersion } from '../recovery/agreements/check-version.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock' | 'files'>;

const firstVersion = 1;

/** Enters the demo's agreements as its administrator would: checked against last month, then activated. */
export async function seedAgreements(context: Context, administrator: SignedInUser): Promise<void> {
  const line = new FairLine(1);
  for (const agreement of demoAgreements(dayOf(context.clock()))) {
    const { id } = await createAgreement(context, administrator, agreement);
    const version = { id, version: firstVersion };
    await checkVersion({ ...context, line }, administrator, version, {}, new AbortController().signal);
    await activateVersion(context, administrator, version);
  }
}
