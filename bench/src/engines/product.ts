import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { memoryOf, processorSecondsOf } from '../memory/server-process.ts';
import type { MeasuredQuery } from '../queries/measured-query.ts';
import type { Stalls } from './stalls.ts';

/** The product, served by a separate process and called over HTTP as a browser does. */
export class Product {
  readonly #server: ChildProcess;
  readonly #address: string;
  readonly #token: string;

  private constructor(server: ChildProcess, address: string, token: string) {
    this.#server = server;
    this.#address = address;
    this.#token = token;
  }

  /** With `cacheBytes` 0, every answer is computed. */
  static async start(warehouseFile: string, cacheBytes: number): Promise<Product> {
    const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
    const server = spawn(process.execPath, [script, warehouseFile, String(cacheBytes)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (server.stdout === null) throw new Error('The server has no output.');
    for await (const line of createInterface({ input: server.stdout })) {
      const [address, token] = line.split(' ');
      if (address !== undefined && token !== undefined) return new Product(server, address, token);
    }
    throw new Error('The server ended before it was ready.');
  }

  /**
   * Sends a query and reads the whole answer.
   * @throws Error if the status is not 200.
   */
  async ask(path: string, body: object): Promise<string> {
    const answer = await fetch(`${this.#address}/aiparcelweb/api/aidashboards/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text;
  }

  /**
   * Reads the answer of a call without a body.
   * @throws Error if the status is not 200.
   */
  async read<Answer>(path: string): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await fetch(`${this.#address}/aiparcelweb/api/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /** Sends all bodies of a query at once, as a page does. */
  async askAll({ path, bodies }: Pick<MeasuredQuery, 'path' | 'bodies'>): Promise<void> {
    await Promise.all(bodies.map((body) => this.ask(path, body)));
  }

  /** The processor seconds that the server has used, and its memory in bytes. */
  async effort(): Promise<{ readonly processorSeconds: number; readonly bytes: number }> {
    const pid = this.#server.pid ?? 0;
    const [processorSeconds, { now: bytes }] = await Promise.all([processorSecondsOf(pid), memoryOf(pid)]);
    return { processorSeconds, bytes };
  }

  /** How late the server's event loop has been since the last call. */
  async stalls(): Promise<Stalls> {
    this.#server.send('stalls');
    const [stalls] = (await once(this.#server, 'message')) as [Stalls];
    return stalls;
  }

  async stop(): Promise<void> {
    this.#server.kill('SIGTERM');
    await once(this.#server, 'exit');
  }
}
