import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReportFileFormat, reportFileFormats } from '@waybill/contract';
import { exportFileName, fileName } from '@waybill/model';
import { dataPaths } from '../platform/data-directory/data-paths.ts';
import type { OpenedFile } from '../platform/files/file-store.ts';
import type { Services } from '../platform/services.ts';

/** The name of a report's file for its reader (S2 section 9), without characters that file systems refuse. */
export function readersFileName(clientName: string, pageDisplayName: string, format: ReportFileFormat): string {
  return `${fileName(exportFileName(clientName, pageDisplayName))}.${format}`;
}

/** A report that has, or had, a file: made by that attempt. */
export interface FiledReport {
  readonly id: number;
  readonly attempts: number;
  readonly format: ReportFileFormat;
}

/** Which files a report may have: any, while it runs; none; or that of the attempt that completed it. */
export type FateOfFiles = 'any' | 'none' | FiledReport;

const folder = 'reports';

/**
 * The files of reports. Each is named by its report's number and by the attempt that made it, so that a server that was
 * presumed gone cannot replace the file of another one. While they are written, they are in this server's directory.
 */
export class ReportFiles {
  readonly #files: Services['files'];
  readonly #written: string;

  constructor({
    files,
    dataDirectory,
    scratchDirectory,
  }: Pick<Services, 'files' | 'dataDirectory' | 'scratchDirectory'>) {
    this.#files = files;
    this.#written = join(dataPaths(dataDirectory, scratchDirectory).written, folder);
  }

  /** The whole file of a completed report; undefined if it is gone. */
  async open(report: FiledReport): Promise<OpenedFile | undefined> {
    for (const name of namesOf(report)) {
      const found = await this.#files.open(name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether the file of a completed report is there. */
  async has(report: FiledReport): Promise<boolean> {
    for (const name of namesOf(report)) if ((await this.#files.size(name)) !== undefined) return true;
    return false;
  }

  /** A file that is being written, by one attempt of this server. */
  unfinished(id: number, attempt: number, format: ReportFileFormat): string {
    return join(this.#written, `${id}.${attempt}.unfinished.${format}`);
  }

  /** Makes the directory for files that are being written. */
  async prepare(): Promise<void> {
    await mkdir(this.#written, { recursive: true, mode: 0o700 });
  }

  /** Stores the file that an attempt has written. It belongs to a report once that is completed. */
  async keep(report: FiledReport): Promise<void> {
    const { id, attempts, format } = report;
    await this.#files.writeFrom(nameOf(report), this.unfinished(id, attempts, format));
  }

  /** Bytes being written here for this report and those submitted before it. */
  async unfinishedBytes(upTo: number): Promise<number> {
    const names = await readdir(this.#written).catch(() => []);
    const counted = names.filter((name) => /^\d+\.\d+\.unfinished\./.test(name) && Number.parseInt(name, 10) <= upTo);
    const sizes = counted.map((name) => stat(join(this.#written, name)).then(({ size }) => size, ofNone));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  /** Removes what an attempt of this server has written so far. */
  async removeUnfinished(id: number, attempt: number): Promise<void> {
    await Promise.all(reportFileFormats.map((format) => rm(this.unfinished(id, attempt, format), { force: true })));
  }

  /** Removes the stored file of a report. */
  async remove(report: FiledReport): Promise<void> {
    for (const name of namesOf(report)) await this.#files.remove(name);
  }

  /**
   * Removes what killed servers left behind: files of reports that should have none, and files of attempts other than
   * the one that completed the report. The reports are read after the files are listed, so a report that begins
   * meanwhile loses nothing. A file stays if only a newer server may know its name, or the state of its report.
   */
  async removeLeftOver(fateOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, FateOfFiles>>): Promise<void> {
    const listed = await this.#files.list(folder);
    const attributed = listed.flatMap(({ name }) => {
      const id = reportIn(name);
      return id === undefined ? [] : [{ name, id }];
    });
    const fates = await fateOf([...new Set(attributed.map(({ id }) => id))]);
    for (const { name, id } of attributed) {
      const fate = fates.get(id) ?? 'none';
      if (fate === 'any' || (fate !== 'none' && namesOf(fate).includes(name))) continue;
      await this.#files.remove(name);
    }
  }
}

const nameOf = ({ id, attempts, format }: FiledReport): string => `${folder}/${id}.${attempts}.${format}`;

/** The second is the name from before each attempt had a file of its own. */
const namesOf = (report: FiledReport): readonly string[] => [nameOf(report), `${folder}/${report.id}.${report.format}`];

/** Earlier versions kept unfinished files here, too. */
const namePattern = new RegExp(
  `^${folder}/([1-9]\\d*)(?:\\.\\d+)?(?:\\.unfinished)?\\.(?:${reportFileFormats.join('|')})$`,
);

/** The number of the report whose file has this name; undefined for any other file. */
function reportIn(name: string): number | undefined {
  const id = Number(namePattern.exec(name)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The size of a file that has been deleted meanwhile. */
const ofNone = () => 0;
