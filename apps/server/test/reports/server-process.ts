import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { authenticate } from '@waybill/contract';
import { demoPassword } from '@waybill/seed-data';
import { Caller, type FreshDatabase, freshDatabase } from '@waybill/testkit';
import { programOf } from '@waybill/testkit/programs';

/** The server as a process of its own on a data directory of its own, to be killed and started again. */
export class ServerProcess {
  readonly dataDirectory: string;
  readonly #database: FreshDatabase;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(dataDirectory: string, database: FreshDatabase, port: number) {
    this.dataDirectory = dataDirectory;
    this.#database = database;
    this.#port = port;
  }

  static async prepare(): Promise<ServerProcess> {
    return new ServerProcess(await mkdtemp(join(tmpdir(), 'waybill-server-')), await freshDatabase(), await freePort());
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const { location } = this.#database;
    const started = spawn(process.execPath, [programOf('server')], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        WAYBILL_DATA: this.dataDirectory,
        WAYBILL_SEED: 'tiny',
        LOG_LEVEL: 'fatal',
        ...('databaseUrl' in location ? { DATABASE_URL: location.databaseUrl } : {}),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = started;
    while (!(await this.#answers())) {
      if (started.exitCode !== null) throw new Error('The server did not start.');
      await sleep(100);
    }
  }

  /** Ends it without a word, as a power cut does. */
  async kill(): Promise<void> {
    if (this.#process === undefined) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    this.#process = undefined;
  }

  async signIn(login: string): Promise<Caller> {
    const anyone = new Caller(this.address);
    const { body } = await anyone.call(authenticate, {
      body: { username: login, password: demoPassword, logOffOtherSessions: true },
    });
    return new Caller(this.address, body.id_token);
  }

  async remove(): Promise<void> {
    await this.kill();
    await this.#database.drop();
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  #answers(): Promise<boolean> {
    return fetch(`${this.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
