import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CompiledQuery } from '@waybill/query';

/** What an export cost. Times are in milliseconds; `streamed` includes reading the file again to send it. */
export interface Exported {
  readonly rows: number;
  readonly bytes: number;
  readonly exported: number;
  readonly streamed: number;
  /** The most memory that the process has held so far, including the engine's. */
  readonly peakBytes: number;
}

/** The product's export, in a separate process whose memory is measured. */
export class Exporter implements AsyncDisposable {
  readonly #process;
  readonly #lines;

  constructor(warehouseFile: string, target: string) {
    const script = fileURLToPath(new URL('./run-exports.ts', import.meta.url));
    this.#process = spawn(process.execPath, [script, warehouseFile, target], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  async run({ sql, parameters, columns }: CompiledQuery): Promise<Exported> {
    this.#process.stdin.write(`${JSON.stringify({ sql, parameters, columns })}\n`);
    const line = await this.#lines.next();
    if (line.done === true) throw new Error('The export failed.');
    return JSON.parse(line.value);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = Promise.withResolvers<void>();
    this.#process.once('exit', () => ended.resolve());
    this.#process.stdin.end();
    await ended.promise;
  }
}
