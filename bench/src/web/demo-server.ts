import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { benchFolder, makeBenchFolder } from '../folder.ts';
import { progress } from '../progress.ts';

const answersWithinMinutes = 20;

/** The product as `npm start` runs it, with the demo data; its data directory is created once and kept. */
export interface DemoServer {
  readonly address: string;
  /** A token of the demo's shipper, as the browser keeps it. */
  readonly token: string;
  readonly pid: number;
  /** Its data directory. */
  readonly directory: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** What differs from the usual demo server. */
interface DemoOptions {
  /** In the bench's folder. */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Starts the product in a separate process and signs in.
 * @throws Error if it ends before it answers, or if no built programs are named.
 */
export async function startDemoServer({ folder = 'web', environment = {} }: DemoOptions = {}): Promise<DemoServer> {
  await makeBenchFolder();
  const { WAYBILL_PROGRAMS: programs } = process.env;
  if (programs === undefined) throw new Error('WAYBILL_PROGRAMS is not set: start the bench with npm run.');
  const directory = join(benchFolder, folder);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  progress('Starting the product; the first time it makes its demo data');
  const server = spawn(process.execPath, [join(programs, 'server.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE,
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      HOST: '127.0.0.1',
      WAYBILL_DATA: directory,
      WAYBILL_SEED: 'demo',
      ...environment,
    },
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const stopBesides = () => server.kill('SIGTERM');
  process.once('exit', stopBesides);
  server.once('exit', () => process.off('exit', stopBesides));
  const latest = performance.now() + answersWithinMinutes * 60_000;
  while (!(await answers(address))) {
    if (hasEnded() || performance.now() > latest) throw new Error('The product did not start.');
    await wait(200);
  }
  return {
    address,
    token: await signIn(address, 'shipper'),
    pid: server.pid ?? 0,
    directory,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** Signs in as one of the demo's users and returns the token. */
export async function signIn(address: string, username: string): Promise<string> {
  const answer = await fetch(`${address}/aiparcelweb/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'tenant-name': 'default' },
    body: JSON.stringify({ username, password: 'Waybill1demo', logOffOtherSessions: true }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  const { id_token: token } = (await answer.json()) as { id_token: string };
  return token;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const found = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (found === null || typeof found === 'string') throw new Error('No free port');
  return found.port;
}
