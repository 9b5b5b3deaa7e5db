import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { InvoiceRow } from '../invoice-file.ts';

/** How the folders begin that hold rows while a file is read. */
export const spilledRowsPrefix = 'waybill-rows-';
const charactersPerWrite = 65_536;
const bytesPerRead = 262_144;

/** A row without the invoice that it shares with others, and without its methods. */
export type SpilledRow = Omit<InvoiceRow, 'invoice'>;

/** A row with the number of its invoice. */
interface RowOfInvoice {
  readonly invoice: number;
  readonly row: SpilledRow;
}

/** Rows on disk, in portions that fit into memory each. */
export class SpilledRows {
  readonly #folder: string;
  readonly #portions: readonly Portion[];

  private constructor(folder: string, portions: number) {
    this.#folder = folder;
    this.#portions = Array.from({ length: portions }, (_, index) => new Portion(join(folder, String(index))));
  }

  /** Makes the files in a new folder inside `parent`; what a killed process leaves there may be deleted. */
  static async create(parent: string | undefined, portions: number): Promise<SpilledRows> {
    return new SpilledRows(await mkdtemp(join(parent ?? tmpdir(), spilledRowsPrefix)), portions);
  }

  get portions(): number {
    return this.#portions.length;
  }

  /** Adds a row to the portion of its group. Await what it returns, if anything, before the next row. */
  add(group: string, invoice: number, { invoice: _key, ...row }: InvoiceRow): Promise<void> | undefined {
    return this.#portions[hashOf(group) % this.#portions.length]?.add(`${invoice} ${JSON.stringify(row)}\n`);
  }

  /** Writes everything out, so that it can be read. */
  async close(): Promise<void> {
    for (const portion of this.#portions) await portion.close();
  }

  /** The rows of a portion in blocks, in the order in which they were added. */
  async *read(portion: number): AsyncGenerator<Iterable<RowOfInvoice>> {
    const path = this.#portions[portion]?.path;
    if (path === undefined) return;
    let rest = '';
    for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: bytesPerRead })) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield lines.map(rowIn);
    }
  }

  async remove(): Promise<void> {
    await Promise.allSettled(this.#portions.map((portion) => portion.destroy()));
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function rowIn(line: string): RowOfInvoice {
  const space = line.indexOf(' ');
  return { invoice: Number(line.slice(0, space)), row: JSON.parse(line.slice(space + 1)) as SpilledRow };
}

/** A file of rows. */
class Portion {
  readonly path: string;
  readonly #stream: WriteStream;
  #text = '';
  #failure: Error | undefined;

  constructor(path: string) {
    this.path = path;
    this.#stream = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    this.#stream.on('error', (error) => {
      this.#failure = error;
    });
  }

  add(line: string): Promise<void> | undefined {
    this.#text += line;
    return this.#text.length < charactersPerWrite ? undefined : this.#write();
  }

  async close(): Promise<void> {
    await this.#write();
    this.#stream.end();
    await finished(this.#stream);
  }

  async destroy(): Promise<void> {
    if (this.#stream.closed) return;
    this.#stream.destroy();
    await once(this.#stream, 'close');
  }

  async #write(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const hasRoom = this.#stream.write(this.#text);
    this.#text = '';
    if (!hasRoom) await once(this.#stream, 'drain');
  }
}

/** FNV-1a; it only spreads rows. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
