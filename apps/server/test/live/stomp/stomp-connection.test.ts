import { describe, expect, it, vi } from 'vitest';
import { StompFault } from '../../../src/live/stomp/frame.ts';
import { Hub } from '../../../src/live/stomp/hub.ts';
import { OpenConnections } from '../../../src/live/stomp/open-connections.ts';
import { StompConnection } from '../../../src/live/stomp/stomp-connection.ts';
import type { SignedInUser } from '../../../src/platform/http/signed-in-user.ts';

const never = new Promise<undefined>(() => undefined);

const analyst: SignedInUser = {
  userId: 1,
  tenantId: 1,
  login: 'analyst',
  internal: false,
  onlyClients: null,
  sessionId: 'a session',
  roles: [],
  permissions: new Set<never>(),
  passwordDays: 90,
};

/** A connection whose CONNECT waits for its user, by default for ever, and what became of it. */
function waitingConnection({
  unsentBytes = 0,
  user = never,
  heartBeat = '10000,10000',
  admit = () => undefined,
}: {
  readonly unsentBytes?: number;
  readonly user?: Promise<SignedInUser | undefined>;
  readonly heartBeat?: string;
  readonly admit?: (user: SignedInUser) => void;
} = {}) {
  const said: string[] = [];
  const faults: unknown[] = [];
  const ends: (number | 'terminated')[] = [];
  const connection = new StompConnection({
    hub: new Hub(),
    findUser: () => user,
    admit,
    topicOf: () => undefined,
    send: (text) => said.push(text),
    unsentBytes: () => unsentBytes,
    close: (code) => ends.push(code),
    terminate: () => ends.push('terminated'),
    beat: 10_000,
    pause: () => undefined,
    resume: () => undefined,
    onFault: (error) => faults.push(error),
    frameBytes: 262_144,
    mostUnsentBytes: 1_048_576,
  });
  connection.receive(Buffer.from(`CONNECT\naccept-version:1.2\nheart-beat:${heartBeat}\n\n\0`));
  return { connection, said, ends, faults };
}

it('is no silent one while the user of its CONNECT is looked up', async () => {
  const { connection } = waitingConnection();
  await expect.poll(() => connection.isIntroduced).toBe(true);
});

it('starts no timers for a client that left while its user was looked up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { promise, resolve } = Promise.withResolvers<SignedInUser | undefined>();
  const { connection, said } = waitingConnection({ user: promise });
  await expect.poll(() => connection.isIntroduced).toBe(true);
  connection.dispose();
  resolve(analyst);
  await new Promise((handled) => setTimeout(handled, 10));
  expect([said, vi.getTimerCount()]).toEqual([[], 0]);
  vi.useRealTimers();
});

it('ends when half a frame has waited for half a minute, though its client goes without heart-beats', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { connection, said, ends } = waitingConnection({ user: Promise.resolve(analyst), heartBeat: '0,0' });
  await expect.poll(() => said).toHaveLength(1);
  vi.advanceTimersByTime(300_000);
  expect(ends).toEqual([]);
  connection.receive(Buffer.from('SEND\ndestination:/a\n\nhalf of it'));
  await new Promise((read) => setTimeout(read, 10));
  vi.advanceTimersByTime(45_000);
  expect([said.at(-1), ends]).toEqual(['ERROR\nmessage:The frame did not end in time\n\n\0', [1002]]);
  vi.useRealTimers();
});

it('passes on why a frame could not be handled, which its client is not told', async () => {
  const failure = new Error('the database is gone');
  const { said, faults } = waitingConnection({ user: Promise.reject(failure) });
  await expect.poll(() => said).toEqual(['ERROR\nmessage:The frame could not be handled\n\n\0']);
  expect(faults).toEqual([failure]);
});

const refusal = 'ERROR\nmessage:Too much was sent at once\n\n\0';

describe('a connection whose work is not done', () => {
  it('ends when more than a mebibyte waits', () => {
    const { connection, said, ends } = waitingConnection();
    for (let message = 0; message < 10; message += 1) connection.receive(Buffer.alloc(100_000, '\n'));
    expect(said).toEqual([]);
    connection.receive(Buffer.alloc(100_000, '\n'));
    expect([said, ends]).toEqual([[refusal], [1002]]);
  });

  it('ends when too many messages wait, however small they are', () => {
    const { connection, said, ends } = waitingConnection();
    for (let message = 0; message < 70_000; message += 1) connection.receive(Buffer.alloc(0));
    expect([said, ends]).toEqual([[refusal], [1002]]);
  });

  it('ends without a word when the client takes nothing of what it is sent', () => {
    const { connection, said, ends } = waitingConnection({ unsentBytes: 5_000_000 });
    connection.receive(Buffer.alloc(2_000_000));
    expect([said, ends]).toEqual([[], ['terminated']]);
  });
});

it('admits no more than are allowed, however many come at the same instant', async () => {
  const connections = new OpenConnections();
  const admit = ({ userId }: SignedInUser) => {
    if (connections.countOf(userId) >= 20) throw new StompFault('There are too many connections');
  };
  const come = Array.from({ length: 25 }, () => waitingConnection({ user: Promise.resolve(analyst), admit }));
  for (const { connection } of come) connections.add(connection);
  await expect.poll(() => come.every(({ said }) => said.length > 0)).toBe(true);
  expect(come.filter(({ said }) => said[0]?.startsWith('CONNECTED'))).toHaveLength(20);
  for (const { connection } of come) connection.dispose();
});

it('closes the connections that hold most when all together hold more than 64 MB', () => {
  const connections = new OpenConnections();
  const holding = [900_000, 40_000_000, 30_000_000, 20_000_000].map((unsentBytes) =>
    waitingConnection({ unsentBytes }),
  );
  for (const { connection } of holding) connections.add(connection);
  connections.closeSlow();
  expect(holding.map(({ ends }) => ends)).toEqual([[], ['terminated'], [], []]);
});
