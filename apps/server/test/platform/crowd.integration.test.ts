import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { account, stompPath } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const halfRequest = 'POST /aiparcelweb/api/authenticate HTTP/1.1\r\nHost: portal\r\nContent-Le';

describe('a crowd', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { hostname, port } = new URL(house.address);

  it('of 1,000 connections that never finish their request keeps nobody else from an answer', async () => {
    const slow = Array.from({ length: 1_000 }, () => connect(Number(port), hostname).on('error', () => undefined));
    await Promise.all(slow.map((socket: Socket) => once(socket, 'connect')));
    for (const socket of slow) socket.write(halfRequest);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shipper.call(account)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const socket of slow) socket.destroy();
  });

  it('of 200 sockets that send what is no message is sent away, and keeps nobody else from an answer', async () => {
    const sockets = Array.from({ length: 200 }, () => new WebSocket(`ws://${hostname}:${port}${stompPath}`));
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) {
      socket.addEventListener('open', () => {
        for (let message = 0; message < 20; message += 1) socket.send(`SEND\ndestination:/x\n\n${'a'.repeat(1_000)}\0`);
      });
    }
    await Promise.all(closed);
    expect((await shipper.call(account)).status).toBe(200);
  });
});
