import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReportFileFormat, reportFileFormats } from '@waybill/contract';
import { exportFileName, fileName } from '@waybill/model';

/** The name of a report's file for its reader (S2 section 9), without characters that file systems refuse. */
export function readersFileName(clientName: string, pageDisplayName: string, format: ReportFileFormat): string {
  return `${fileName(exportFileName(clientName, pageDisplayName))}.${format}`;
}

/** The files of reports in the data directory, each named by its report's number. */
export class ReportFiles {
  readonly directory: string;

  constructor(dataDirectory: string) {
    this.directory = join(dataDirectory, 'reports');
  }

  /** The whole file of a completed report. */
  path(id: number, format: ReportFileFormat): string {
    return join(this.directory, `${id}.${format}`);
  }

  /** A file that is being written, by one attempt of one server; it is not used until it is renamed. */
  unfinished(id: number, attempt: number, format: ReportFileFormat): string {
    return join(this.directory, `${id}.${attempt}.unfinished.${format}`);
  }

  async prepare(): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
  }

  /** Bytes being written for this report and those submitted before it. */
  async unfinishedBytes(upTo: number): Promise<number> {
    const names = await readdir(this.directory).catch(() => []);
    const counted = names.filter((name) => /^\d+\.\d+\.unfinished\./.test(name) && Number.parseInt(name, 10) <= upTo);
    const sizes = counted.map((name) => stat(join(this.directory, name)).then(({ size }) => size, ofNone));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  async removeUnfinished(id: number, attempt: number): Promise<void> {
    await Promise.all(reportFileFormats.map((format) => rm(this.unfinished(id, attempt, format), { force: true })));
  }

  async remove(id: number): Promise<void> {
    await Promise.all(reportFileFormats.map((format) => rm(this.path(id, format), { force: true })));
  }

  /**
   * Removes every file but those that are kept: what a killed server left behind. What is kept is asked when the files are
   * known, so a report that begins meanwhile loses none.
   */
  async removeAllBut(kept: () => Promise<(name: string) => boolean>): Promise<void> {
    await this.prepare();
    const names = await readdir(this.directory);
    const isKept = await kept();
    await Promise.all(
      names.filter((name) => !isKept(name)).map((name) => rm(join(this.directory, name), { force: true })),
    );
  }
}

/** The file has been deleted meanwhile. */
const ofNone = () => 0;
