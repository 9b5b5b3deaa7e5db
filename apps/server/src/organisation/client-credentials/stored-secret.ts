import type { Settings } from '@waybill/db';
import { SealError, type Sealer } from '../../platform/secrets/sealer.ts';

/** Where the secrets are kept; they open nowhere else. */
export const secretPlace = 'client_credential.secret';

/** The secret of a stored credential in plain; undefined when it cannot be opened with this sealer. */
export async function openedSecret(settings: Settings, sealer: Sealer, id: number): Promise<string | undefined> {
  const { secret } = await settings
    .selectFrom('client_credential')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  try {
    return sealer.open(secret, secretPlace);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
