import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../statistics.ts';
import type { DemoServer } from '../web/demo-server.ts';

const millisecondsBetweenLooks = 100;
const bytesOfKilobyte = 1_024;

/** What an attack or a load cost other users; times in milliseconds. */
export interface Cost {
  readonly longestHealth: number;
  readonly longestQuery: number;
  /** 95% of the queries took at most so long. */
  readonly p95Query: number;
  readonly mostMemory: number;
}

/** Checks the server's health, its memory, and a dashboard query of another user, until it is stopped. */
export class Watch {
  readonly #server: DemoServer;
  readonly #token: string;
  readonly #clientId: number;
  readonly #stopped = new AbortController();
  readonly #looking: Promise<unknown>;
  readonly #queries: number[] = [];
  #longestHealth = 0;
  #mostMemory = 0;
  #asked = 0;

  constructor(server: DemoServer, token: string, clientId: number) {
    this.#server = server;
    this.#token = token;
    this.#clientId = clientId;
    this.#looking = Promise.all([
      this.#repeat(async () => {
        const time = await timed(async () => (await fetch(`${server.address}/healthz`)).text());
        this.#longestHealth = Math.max(this.#longestHealth, time);
      }),
      this.#repeat(async () => {
        this.#queries.push(await timed(() => this.#ask()));
      }),
      this.#repeat(async () => {
        this.#mostMemory = Math.max(this.#mostMemory, await residentBytes(server.pid));
      }),
    ]);
  }

  async stop(): Promise<Cost> {
    this.#stopped.abort();
    await this.#looking;
    return {
      longestHealth: this.#longestHealth,
      longestQuery: Math.max(0, ...this.#queries),
      p95Query: percentile(this.#queries, 0.95),
      mostMemory: this.#mostMemory,
    };
  }

  async #repeat(look: () => Promise<void>): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      // If the server does not answer, the time until it does shows that.
      await look().catch(() => undefined);
      await wait(millisecondsBetweenLooks, undefined, this.#stopped).catch(() => undefined);
    }
  }

  /** Never asks the same question twice, so that no answer comes from the cache. */
  async #ask(): Promise<void> {
    this.#asked += 1;
    const answer = await fetch(`${this.#server.address}/aiparcelweb/api/aidashboards/data/spend/trends`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({
        selectColumnNames: ["date_trunc('month', bill_date) as month", 'sum(net_amount) as spend'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [`net_amount <> ${this.#asked}.01`],
        groupByDetails: ['month'],
        clientId: this.#clientId,
      }),
    });
    await answer.arrayBuffer();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** As Linux counts it; 0 on other systems. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * bytesOfKilobyte;
}
