import { audiences, belongsTo, type FileMapping, fileMapping, type MeaningOfFile } from '@waybill/contract';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { administeredFile } from '../received-files/administered-files.ts';

type File = Awaited<ReturnType<typeof administeredFile>>;

/** What a file billed, and by which mapping it was read. @throws ProblemError 404 if the user may not see the file. */
export async function meaningOfFile(services: Services, user: SignedInUser, fileId: number): Promise<MeaningOfFile> {
  const file = await administeredFile(services.settings, user, fileId);
  const { mapping, isChanged } = await mappingOf(services, user, file);
  const charges =
    file.loadId === null || file.status !== 'loaded' ? [] : await services.warehouse.chargesOfLoad(file.loadId);
  return {
    charges: charges.map(({ group, ...charge }) => ({ ...charge, accessorial: group })),
    mapping: mapping ?? null,
    isMappingChanged: isChanged,
  };
}

interface ReadBy {
  readonly mapping: FileMapping | undefined;
  readonly isChanged: boolean;
}

/** The mapping with which it was handed in, or that of the saved layout that recognised it. */
async function mappingOf({ settings }: Services, user: SignedInUser, file: File): Promise<ReadBy> {
  if (!belongsTo(audiences.fileLayouts, user)) return { mapping: undefined, isChanged: false };
  if (file.mapping !== undefined || file.layout === null) return { mapping: file.mapping, isChanged: false };
  const saved = await settings
    .selectFrom('file_layout')
    .select(['mapping', 'changed_at as changedAt'])
    .where('tenant_id', '=', user.tenantId)
    .where('name', '=', file.layout)
    .executeTakeFirst();
  if (saved === undefined) return { mapping: undefined, isChanged: false };
  const isChanged = saved.changedAt.getTime() > Date.parse(file.receivedAt);
  return { mapping: fileMapping.parse(JSON.parse(saved.mapping)), isChanged };
}
