import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { peersFolder } from '../peers/peers-folder.ts';

/** What a team would build with instead of Waybill. */
export type PeerName = 'malloy' | 'mosaic';

const fieldOf = { malloy: 'query', mosaic: 'sql' } as const;

/** A server of somebody else's on the same file, in a process of its own and called over HTTP. */
export class Peer {
  readonly #name: PeerName;
  readonly #server: ChildProcess;
  readonly #address: string;

  private constructor(name: PeerName, server: ChildProcess, address: string) {
    this.#name = name;
    this.#server = server;
    this.#address = address;
  }

  /** @throws Error if it cannot be installed or ends before it is ready. */
  static async start(name: PeerName, warehouseFile: string): Promise<Peer> {
    const script = fileURLToPath(new URL(`../peers/${name}-server.mjs`, import.meta.url));
    const server = spawn(process.execPath, [script, await peersFolder(), warehouseFile], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const address of createInterface({ input: server.stdout })) return new Peer(name, server, address);
    throw new Error(`${name} ended before it was ready.`);
  }

  /**
   * Sends the texts at once, each as a query of its own, and reads the answers.
   * @throws Error if one is not answered.
   */
  async askAll(texts: readonly string[]): Promise<string[]> {
    return await Promise.all(texts.map((text) => this.#ask(text)));
  }

  async #ask(text: string): Promise<string> {
    const answer = await fetch(`${this.#address}/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [fieldOf[this.#name]]: text }),
    });
    const rows = await answer.text();
    if (!answer.ok) throw new Error(`${this.#name} answered ${answer.status}: ${rows}`);
    return rows;
  }

  async stop(): Promise<void> {
    this.#server.kill('SIGTERM');
    await once(this.#server, 'exit');
  }
}
