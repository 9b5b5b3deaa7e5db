import { randomBytes } from 'node:crypto';
import type { CredentialPurpose } from '@waybill/db';
import { daysAfter } from '@waybill/model';
import { secretPlace } from '../organisation/client-credentials/stored-secret.ts';
import { sealerOf } from '../platform/secrets/sealer.ts';
import type { Services } from '../platform/services.ts';

interface DemoCredential {
  readonly clientId: number;
  readonly carrierId: number;
  readonly purpose: CredentialPurpose;
  readonly address: string;
  readonly userName: string;
  readonly note: string;
  /** Since its secret was changed. */
  readonly days: number;
}

const credentials: readonly DemoCredential[] = [
  {
    clientId: 1001,
    carrierId: 1,
    purpose: 'web_site',
    address: 'https://ups.carrier.example/billing',
    userName: 'harborpine',
    note: 'Invoices are downloaded here on Mondays.',
    days: 200,
  },
  {
    clientId: 1002,
    carrierId: 1,
    purpose: 'api',
    address: 'https://api.ups.carrier.example/v1',
    userName: 'hph-tracking',
    note: '',
    days: 35,
  },
  {
    clientId: 1003,
    carrierId: 2,
    purpose: 'web_site',
    address: 'https://fedex.carrier.example/login',
    userName: 'pine.outdoor',
    note: 'The second factor goes to the mail room.',
    days: 12,
  },
];

/** Credentials of the demo's clients at carriers that do not exist, each with a random secret. */
export async function seedCredentials({
  settings,
  clock,
  files,
}: Pick<Services, 'settings' | 'clock' | 'files'>): Promise<void> {
  const sealer = await sealerOf(files);
  const rows = credentials.map(({ clientId, carrierId, purpose, address, userName, note, days }) => ({
    client_id: clientId,
    carrier_id: carrierId,
    purpose,
    address,
    user_name: userName,
    note,
    secret: sealer.seal(randomBytes(12).toString('base64url'), secretPlace),
    secret_changed_at: daysAfter(clock(), -days),
  }));
  await settings.insertInto('client_credential').values(rows).execute();
}
