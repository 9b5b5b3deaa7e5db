import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type DataOutTable, dataDictionary, dataOutTables, dataRows } from '@waybill/contract';
import { fileOfPart, type Part } from '@waybill/server';
import type { Portal } from '../portal/portal.ts';
import type { ExportOrder } from './cursor.ts';

/** The files of an export: `packages/000001.parquet` and `charges/000001.parquet` of each part, and the dictionary. */
export class ExportFiles {
  readonly #portal: Portal;
  readonly #directory: string;
  readonly #order: ExportOrder;

  constructor(portal: Portal, directory: string, order: ExportOrder) {
    this.#portal = portal;
    this.#directory = directory;
    this.#order = order;
  }

  /** Downloads the rows of a part; each file is replaced as a whole. */
  async write(part: Part): Promise<void> {
    for (const table of dataOutTables) {
      const file = this.#fileOf(table, part);
      const unfinished = `${file}.unfinished`;
      await mkdir(dirname(file), { recursive: true });
      const { body } = await this.#portal.ask(dataRows.method, addressOf(table, part, this.#order));
      if (body === null) throw new Error('An answer without a body');
      await pipeline(body, createWriteStream(unfinished));
      await rename(unfinished, file);
    }
  }

  async remove(part: Part): Promise<void> {
    for (const table of dataOutTables) await rm(this.#fileOf(table, part), { force: true });
  }

  /** Writes what the columns mean. */
  async writeDictionary(): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    const { tables } = await (await this.#portal.ask(dataDictionary.method, dataDictionary.path)).json();
    await writeFile(join(this.#directory, 'dictionary.json'), `${JSON.stringify({ tables }, undefined, 2)}\n`);
  }

  #fileOf(table: DataOutTable, part: Part): string {
    return join(this.#directory, fileOfPart(table, part, this.#order.format));
  }
}

function addressOf(table: DataOutTable, { loads }: Part, order: ExportOrder): string {
  const query = new URLSearchParams({ loads: loads.map(({ id }) => id).join(',') });
  for (const [name, value] of Object.entries(order)) if (value !== undefined) query.set(name, String(value));
  return `${dataRows.path.replace(':table', table)}?${query}`;
}
