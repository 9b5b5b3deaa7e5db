import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account, authenticate } from '@waybill/contract';
import { type KillableServer, onServer, startPackaged } from '@waybill/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from './started-server.ts';

const endAllSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

describe('a server whose PostgreSQL is killed', () => {
  let postgres: KillableServer;
  let root: string;
  let port: number;
  const begin = (settings: Readonly<Record<string, string>> = {}) =>
    start(join(root, 'data'), port, { DATABASE_URL: postgres.url, ...settings });

  beforeAll(async () => {
    postgres = await startPackaged();
    root = await mkdtemp(join(tmpdir(), 'waybill-killed-'));
    port = await freePort();
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(root, { recursive: true, force: true });
  });

  it('waits for it when it starts, and ends at once when it is asked to', async () => {
    await postgres.kill();
    const waiting = begin();
    await waiting.says(
      `The PostgreSQL server at ${new URL(postgres.url).host}, which DATABASE_URL names, does not answer`,
    );
    waiting.stop('SIGTERM');
    expect(await waiting.ended).toMatchObject({ code: 143, output: expect.not.stringContaining('    at ') });
  });

  it('answers 503 while it is away, whatever was under way, and 200 again afterwards', async () => {
    const server = begin();
    await server.says('Waiting for it.');
    await postgres.startAgain();
    await server.says('answers now.');
    await server.ready();
    const address = `http://127.0.0.1:${port}`;
    const signedIn = await fetch(`${address}${authenticate.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'Waybill1demo' }),
    });
    const { id_token: token } = (await signedIn.json()) as { readonly id_token: string };
    const ask = () =>
      fetch(`${address}${account.path}`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      });
    const statuses: number[] = [];
    const others = new Set<number>();
    let isAsking = true;
    const callers = Array.from({ length: 12 }, async () => {
      while (isAsking) {
        const status = await ask();
        if (status === 200 || status === 503) statuses.push(status);
        else others.add(status);
      }
    });
    const answers = (status: number) => expect.poll(() => statuses.splice(0).includes(status)).toBe(true);
    await answers(200);
    for (let round = 0; round < 5; round += 1) {
      await onServer(postgres.url, endAllSessions);
      await answers(200);
    }
    for (let round = 0; round < 3; round += 1) {
      await postgres.kill();
      await answers(503);
      await postgres.startAgain();
      await answers(200);
    }
    isAsking = false;
    await Promise.all(callers);
    expect([...others]).toEqual([]);
    expect(server.isRunning()).toBe(true);
    await expect.poll(() => fetch(`${address}/readyz`).then(({ status }) => status)).toBe(200);
    server.stop();
    expect((await server.ended).code).toBe(0);
  });

  it('says in a sentence that an address is refused', async () => {
    const url = new URL(postgres.url);
    url.pathname = '/nowhere';
    const { code, output } = await begin({ DATABASE_URL: url.href }).ended;
    expect(code).toBe(1);
    expect(output).toContain('refuses the address in DATABASE_URL: database "nowhere" does not exist.');
    expect(output).not.toContain('    at ');
  });
});
