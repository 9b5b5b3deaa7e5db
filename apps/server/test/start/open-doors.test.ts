import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { goodbye } from '../../src/platform/http/goodbye.ts';
import { hasManyDoors, prepareDoors } from '../../src/start/open-doors.ts';

const knocks = 96;
const callers = 32;

async function listeningApp() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(goodbye);
  const openDoors = prepareDoors(app);
  const shared = { host: '127.0.0.1', port: 0, reusePort: hasManyDoors };
  app.get('/slowly', async () => {
    waiting += 1;
    if (waiting === callers) arrived.resolve();
    await answer.promise;
    return 'answered';
  });
  let waiting = 0;
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await app.listen(shared);
  await openDoors();
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen.');
  return { app, port: address.port, arrived: arrived.promise, answer: () => answer.resolve() };
}

/** Connections that the system has taken for us while this thread could not. */
function knockWhileBusy(port: number): Worker {
  const stand = new SharedArrayBuffer(4);
  const counter = new Int32Array(stand);
  const worker = new Worker(new URL('./knocking.ts', import.meta.url), { workerData: { port, knocks, stand } });
  for (let standing = 0; standing < knocks; standing = Atomics.load(counter, 0)) Atomics.wait(counter, 0, standing);
  return worker;
}

describe.runIf(hasManyDoors)('many who come at once while the server is busy', () => {
  it('come in together, not one in each turn of the event loop', async () => {
    const { app, port } = await listeningApp();
    let entered = 0;
    app.server.on('connection', () => {
      entered += 1;
    });
    const worker = knockWhileBusy(port);
    let turns = 0;
    for (; entered < knocks; turns += 1) await nextTurn();
    expect(turns).toBeLessThan(knocks / 2);
    await worker.terminate();
    await app.close();
  });

  it('are answered before the server closes, whichever door they came through; who is silent is not waited for', async () => {
    const { app, port, arrived, answer } = await listeningApp();
    const asked = Array.from({ length: callers }, () => fetch(`http://127.0.0.1:${port}/slowly`));
    await arrived;
    for (const sent of ['', 'GET /slowly HTTP/1.1\r\nHost: ']) {
      const silent = connect(port, '127.0.0.1').on('error', () => undefined);
      silent.write(sent);
      await once(app.server, 'connection');
    }
    const closed = app.close();
    answer();
    const texts = await Promise.all(asked.map(async (caller) => (await caller).text()));
    expect(texts).toEqual(Array(callers).fill('answered'));
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/slowly`)).rejects.toThrow();
  });
});
