import { describe, expect, it } from 'vitest';
import { Hub } from '../../../src/live/stomp/hub.ts';
import { OpenConnections } from '../../../src/live/stomp/open-connections.ts';
import { StompConnection } from '../../../src/live/stomp/stomp-connection.ts';

/** A connection whose CONNECT waits for the database for ever, and what became of it. */
function waitingConnection({ unsentBytes = 0 } = {}) {
  const said: string[] = [];
  const ends: (number | 'terminated')[] = [];
  const connection = new StompConnection({
    hub: new Hub(),
    findUser: () => new Promise<undefined>(() => undefined),
    topicOf: () => undefined,
    send: (text) => said.push(text),
    unsentBytes: () => unsentBytes,
    close: (code) => ends.push(code),
    terminate: () => ends.push('terminated'),
    beat: 10_000,
    pause: () => undefined,
    resume: () => undefined,
    frameBytes: 262_144,
    mostUnsentBytes: 1_048_576,
  });
  connection.receive(Buffer.from('CONNECT\naccept-version:1.2\n\n\0'));
  return { connection, said, ends };
}

it('is no silent one while the user of its CONNECT is looked up', async () => {
  const { connection } = waitingConnection();
  await expect.poll(() => connection.isIntroduced).toBe(true);
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

it('closes the connections that hold most when all together hold more than 64 MB', () => {
  const connections = new OpenConnections();
  const holding = [900_000, 40_000_000, 30_000_000, 20_000_000].map((unsentBytes) =>
    waitingConnection({ unsentBytes }),
  );
  for (const { connection } of holding) connections.add(connection);
  connections.closeSlow();
  expect(holding.map(({ ends }) => ends)).toEqual([[], ['terminated'], [], []]);
});
