import type { Agreement } from '@waybill/audit';
import type { Settings } from '@waybill/db';
import { type Sealer, sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { SealedAgreement } from '../agreements/sealed-agreement.ts';

/** The version of an agreement that counts. */
export interface ActiveAgreement {
  readonly id: number;
  readonly clientId: number;
  readonly version: number;
  readonly agreement: Agreement;
  readonly sealed: SealedAgreement;
}

/** The active agreements of these clients, or of all. What this server's secret does not open is left out. */
export async function activeAgreements(
  { settings, files }: Pick<Services, 'settings' | 'files'>,
  clientIds?: readonly number[],
): Promise<readonly ActiveAgreement[]> {
  const rows = await rowsOf(settings, clientIds);
  if (rows.length === 0) return [];
  const sealer = await sealerOf(files);
  return rows.flatMap((row) => opened(sealer, row));
}

async function rowsOf(settings: Settings, clientIds: readonly number[] | undefined) {
  if (clientIds?.length === 0) return [];
  const active = settings
    .selectFrom('agreement')
    .innerJoin('agreement_version', (join) =>
      join
        .onRef('agreement_version.agreement_id', '=', 'agreement.id')
        .onRef('agreement_version.version', '=', 'agreement.active_version'),
    )
    .select(['agreement.id', 'agreement.client_id as clientId', 'version', 'content'])
    .where('agreement.state', '=', 'active')
    .orderBy('agreement.id');
  return await (clientIds === undefined ? active : active.where('agreement.client_id', 'in', clientIds)).execute();
}

function opened(
  sealer: Sealer,
  { content, ...row }: Awaited<ReturnType<typeof rowsOf>>[number],
): readonly ActiveAgreement[] {
  const sealed = new SealedAgreement(sealer, row);
  const agreement = sealed.content(content);
  return agreement === undefined || agreement.accounts.length === 0 ? [] : [{ ...row, agreement, sealed }];
}
