import type { FileMapping, LayoutStart, MappingStart } from '@waybill/contract';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { administeredFiles } from '../received-files/administered-files.ts';
import { localKeptFile } from '../received-files/kept-files.ts';
import { administeredLayout } from './administered-layouts.ts';
import { carrierNames, startMapping } from './try-mapping.ts';

/** A saved layout with the columns of the last file that was read by it, if one is there. @throws ProblemError 404 if there is no such layout. */
export async function startLayoutMapping(
  services: Services,
  user: SignedInUser,
  layoutId: number,
  signal: AbortSignal,
): Promise<LayoutStart> {
  const { settings } = services;
  const { mapping } = await administeredLayout(settings, user.tenantId, layoutId);
  const file = await lastFileOf(services, user, mapping.name);
  const found = file === undefined ? undefined : await startOf(services, user, file, mapping, signal);
  const examples = new Map(found?.columns.map((column) => [column.name, column.examples]));
  const columns = mapping.header.map((name) => ({ name, examples: examples.get(name) ?? [] }));
  const carriers = await carrierNames(settings, user);
  return {
    start: {
      fileName: file?.name ?? '',
      columns,
      guess: mapping,
      otherGuess: null,
      evidence: [],
      offers: [],
      carriers,
      sheets: found?.sheets ?? [],
      sheet: mapping.sheet ?? found?.sheet ?? null,
      headerLine: null,
      firstLines: [],
      cellsAbove: found?.cellsAbove ?? [],
      placesAbove: found?.placesAbove ?? [],
    },
    file: file === undefined ? null : { id: file.id, name: file.name, clientId: file.clientId },
  };
}

interface KeptFile {
  readonly id: number;
  readonly name: string;
  readonly clientId: number | null;
  /** Where it is kept. */
  readonly address: string;
}

async function lastFileOf({ settings }: Services, user: SignedInUser, layout: string): Promise<KeptFile | undefined> {
  const files = await administeredFiles(settings, user);
  const found = await files
    .select(['kept_path as address', 'client_id as clientId'])
    .where('layout', '=', layout)
    .where('kept_path', 'is not', null)
    .orderBy('invoice_file.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found === undefined || found.address === null ? undefined : { ...found, address: found.address };
}

/** What a file's columns contain; undefined if it can no longer be read. */
async function startOf(
  services: Services,
  user: SignedInUser,
  file: KeptFile,
  { sheet, hasHeader, firstRow }: FileMapping,
  signal: AbortSignal,
): Promise<MappingStart | undefined> {
  const choice = { sheet: sheet ?? undefined, headerLine: hasHeader ? undefined : 0, firstRow: firstRow ?? undefined };
  try {
    return await withScratchFolder(services, async (folder) => {
      const path = await localKeptFile(services, file.address, folder);
      return await startMapping(services, user, { path, name: file.name }, choice, signal);
    });
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}
