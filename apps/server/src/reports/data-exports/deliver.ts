import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataLoads, dataOutTables, portalPages } from '@waybill/contract';
import type { Scope } from '@waybill/query';
import type { RunOptions } from '@waybill/warehouse';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import { assertBelongs } from '../../platform/http/assert-belongs.ts';
import { conflict, forbidden } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { clientRows } from '../data-out/client-rows.ts';
import { dictionary } from '../data-out/exported-columns.ts';
import { loadsOfClient } from '../data-out/loads-of-client.ts';
import { fileOfPart, type Part, planExport, unfinished } from '../data-out/plan-export.ts';
import { limitsInForce } from '../execution/report-limits.ts';
import { hasSpace, noSpaceLeft } from '../execution/used-space.ts';
import type { ReportOwner } from '../report-context.ts';
import { findReportOwner } from '../report-owner.ts';
import type { ExportTarget } from './targets/export-target.ts';
import { openTarget, type StoredExport } from './targets/open-target.ts';

export type ExportServices = Pick<
  Services,
  | 'settings'
  | 'warehouse'
  | 'clock'
  | 'files'
  | 'dataDirectory'
  | 'scratchDirectory'
  | 'fetchHosts'
  | 'webhookHosts'
  | 'sharesSettings'
>;

/** What a run has done so far. */
export interface Progress {
  filesWritten: number;
  filesRemoved: number;
  bytesWritten: number;
}

const millisecondsOfSecond = 1_000;
/** Of the question which loads there are. */
const longestListing = 600_000;

/**
 * Writes what is new or has changed since the last run to where the export goes, and removes what was undone. Before
 * files are touched, it is stored that they may be written in part, so that a run which breaks is made good by the next
 * one. The manifest comes last. Throws RemoteError, ProblemError or ScopeError if it cannot.
 */
export async function deliver(
  services: ExportServices,
  stored: StoredExport,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const { settings, warehouse, clock } = services;
  const owner = await ownerOf(services, stored);
  const { client_id: clientId, from_date: fromDate } = stored;
  const scope = await requestScope(services, owner, { clientId, childClientIdsCSV: '' });
  const have = stored.parts.flatMap(({ loads }) => loads);
  const asked = { have, ...(fromDate === null ? {} : { fromDate }) };
  const listed = await loadsOfClient(warehouse, scope, asked, { signal, timeoutMs: longestListing });
  const { toWrite, toRemove } = planExport(stored.parts, listed);
  const target = await openTarget(services, stored);
  const closeEarly = () => target.close();
  signal.addEventListener('abort', closeEarly);
  try {
    await withScratchFolder(services, async (folder) => {
      const delivery = new Delivery(services, stored, target, folder, progress);
      for (const part of toRemove) await delivery.remove(part);
      const limits = {
        signal,
        timeoutMs: (await limitsInForce(settings, owner.tenantId)).seconds * millisecondsOfSecond,
      };
      for (const part of toWrite) await delivery.write(part, scope, limits);
      await delivery.describe(listed);
    });
  } finally {
    signal.removeEventListener('abort', closeEarly);
    target.close();
  }
  if (progress.filesWritten === 0 && progress.filesRemoved === 0) return;
  const act = { action: 'data.export', subject: { id: clientId, name: stored.name }, more: { ...progress } };
  await recordEvent(settings, owner, clock(), act);
}

/** Who saved the export, with their rights of now. @throws ProblemError 403 if they may not read whole tables any more. */
async function ownerOf({ settings }: ExportServices, { user_id: userId }: StoredExport): Promise<ReportOwner> {
  const owner = userId === null ? undefined : await findReportOwner(settings, userId);
  if (owner === undefined) throw forbidden('The user who saved this export can no longer sign in. Save it again.');
  assertMayExport(owner);
  return owner;
}

/** What everybody needs who gets whole tables. @throws ProblemError 403 */
export function assertMayExport(user: Parameters<typeof assertBelongs>[1]): void {
  assertBelongs({ access: ['DOWNLOAD_REPORTS'] }, user);
  assertBelongs({ access: portalPages['/aframe/dashboard/spend'].access }, user);
}

/** The files of a run. */
class Delivery {
  readonly #services: ExportServices;
  readonly #stored: StoredExport;
  readonly #target: ExportTarget;
  readonly #folder: string;
  readonly #progress: Progress;
  #parts: readonly Part[];

  constructor(
    services: ExportServices,
    stored: StoredExport,
    target: ExportTarget,
    folder: string,
    progress: Progress,
  ) {
    this.#services = services;
    this.#stored = stored;
    this.#target = target;
    this.#folder = folder;
    this.#progress = progress;
    this.#parts = stored.parts;
  }

  async remove(part: Part): Promise<void> {
    for (const table of dataOutTables) {
      await this.#target.remove(fileOfPart(table, part, this.#stored.format));
      this.#progress.filesRemoved += 1;
    }
    await this.#keep(this.#parts.filter(({ number }) => number !== part.number));
  }

  async write(part: Part, scope: Scope, limits: RunOptions): Promise<void> {
    const { settings, warehouse } = this.#services;
    const { format, currency, from_date: fromDate, client_id: clientId } = this.#stored;
    if (!(await hasSpace(settings))) throw conflict(noSpaceLeft);
    const others = this.#parts.filter(({ number }) => number !== part.number);
    await this.#keep([...others, unfinished(part)]);
    const loads = part.loads.map(({ id }) => id);
    const query = { clientId, childClientIdsCSV: '', currency, loads, fromDate: fromDate ?? undefined };
    for (const table of dataOutTables) {
      const file = join(this.#folder, `${table}.${format}`);
      await warehouse.export(clientRows(table, query, scope), file, format, limits);
      await this.#put(fileOfPart(table, part, format), file);
    }
    await this.#keep([...others, part]);
  }

  /** What the columns mean, and of which files the tables consist. */
  async describe({ publishedLoad, loads }: DataLoads): Promise<void> {
    const { format, currency, from_date: fromDate, client_id: clientId } = this.#stored;
    const known = new Map(loads.map((load) => [load.id, load]));
    const files = this.#parts
      .toSorted((one, other) => one.number - other.number)
      .flatMap((part) =>
        dataOutTables.map((table) => ({
          name: fileOfPart(table, part, format),
          table,
          loads: part.loads.map(({ id }) => id),
          rows: part.loads.reduce((sum, { id }) => sum + (known.get(id)?.[table] ?? 0), 0),
        })),
      );
    const deliveredAt = this.#services.clock().toISOString();
    const manifest = { clientId, format, currency, fromDate, publishedLoad, deliveredAt, files };
    for (const [name, content] of Object.entries({ 'dictionary.json': dictionary(), 'manifest.json': manifest })) {
      const file = join(this.#folder, name);
      await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`);
      await this.#target.write(name, file);
    }
  }

  async #put(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    await this.#target.write(name, file);
    this.#progress.filesWritten += 1;
    this.#progress.bytesWritten += size;
  }

  async #keep(parts: readonly Part[]): Promise<void> {
    this.#parts = parts;
    await this.#services.settings
      .updateTable('data_export')
      .set({ parts: JSON.stringify(parts) })
      .where('id', '=', this.#stored.id)
      .execute();
  }
}
