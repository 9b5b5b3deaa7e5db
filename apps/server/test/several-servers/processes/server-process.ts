import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { programOf } from '@waybill/testkit/programs';
import type { Warehouse } from '@waybill/warehouse';
import { hostWarehouse } from './warehouse-host.ts';

const program = programOf('one-of-several-servers');

/** One of several servers, each a process of its own. */
export class ServerProcess {
  readonly port: number;
  readonly #settings: NodeJS.ProcessEnv;
  readonly #warehouse: Warehouse;
  #process: ChildProcess | undefined;

  constructor(port: number, settings: NodeJS.ProcessEnv, warehouse: Warehouse) {
    this.port = port;
    this.#settings = settings;
    this.#warehouse = warehouse;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const env = { ...process.env, HOST: '127.0.0.1', PORT: String(this.port), LOG_LEVEL: 'fatal', ...this.#settings };
    const started = fork(program, { env, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#process = started;
    hostWarehouse(started, this.#warehouse);
    while (!(await this.#isReady())) {
      if (started.exitCode !== null) throw new Error('The server did not start.');
      await sleep(100);
    }
  }

  /** Asks it to stop; returns its exit code. */
  async stop(): Promise<number | null> {
    return (await this.#end('SIGTERM')).code;
  }

  /** Ends it without a word, as a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ readonly code: number | null }> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null) return { code: running?.exitCode ?? null };
    const ended = once(running, 'exit');
    running.kill(signal);
    const [code] = (await ended) as [number | null];
    this.#process = undefined;
    return { code };
  }

  #isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
