import { randomUUID } from 'node:crypto';
import { House } from '@waybill/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Hub } from '../../../src/live/stomp/hub.ts';
import { OpenConnections } from '../../../src/live/stomp/open-connections.ts';
import { StompConnection } from '../../../src/live/stomp/stomp-connection.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A client that has connected with a session that is in no database. */
async function connectedClient() {
  const said: string[] = [];
  const user = {
    userId: 1,
    tenantId: 1,
    login: 'analyst',
    internal: false,
    onlyClients: null,
    sessionId: randomUUID(),
    roles: [],
    permissions: new Set<never>(),
    passwordDays: 90,
  };
  const connection = new StompConnection({
    hub: new Hub(),
    findUser: async () => user,
    admit: () => undefined,
    topicOf: () => undefined,
    send: (text) => said.push(text),
    unsentBytes: () => 0,
    close: () => undefined,
    terminate: () => undefined,
    beat: 10_000,
    pause: () => undefined,
    resume: () => undefined,
    onFault: () => undefined,
    frameBytes: 262_144,
    mostUnsentBytes: 1_048_576,
  });
  connection.receive(Buffer.from('CONNECT\naccept-version:1.2\n\n\0'));
  await expect.poll(() => said.join('')).toContain('CONNECTED');
  return { connection, said };
}

it('closes connections whose session has ended, but none that came while the sessions were looked up', async () => {
  const connections = new OpenConnections();
  const [before, meanwhile] = [await connectedClient(), await connectedClient()];
  connections.add(before.connection);
  const lookedUp = connections.closeEnded(house.settings, new Date());
  connections.add(meanwhile.connection);
  await lookedUp;
  expect(before.said.join('')).toContain('The session has ended');
  expect(meanwhile.said.join('')).not.toContain('The session has ended');
  await connections.closeEnded(house.settings, new Date());
  expect(meanwhile.said.join('')).toContain('The session has ended');
});
