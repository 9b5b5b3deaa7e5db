import type { Settings } from '@waybill/db';
import { SealError, type Sealer } from '../../platform/secrets/sealer.ts';

/** The column of the secrets; they can be decrypted only there. */
export const secretPlace = 'client_credential.secret';

/** The decrypted secret of a stored credential; undefined if this sealer cannot decrypt it. */
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
