import { once } from 'node:events';
import { request } from 'node:http';
import { account, stompPath } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const house = await House.open({ origins: ['https://intranet.example'] });
afterAll(() => house.close());

const socketAddress = `${house.address.replace('http', 'ws')}${stompPath}`;

/** A head with enough escapes to be slow to read. */
const heavyHead = `SEND\n${Array.from({ length: 60 }, (_, place) => `h${place}:${'x\\\\'.repeat(80)}`).join('\n')}\n\n`;

/** Everything that the server said until it closed the connection. */
async function heardUntilClosed(socket: WebSocket): Promise<string> {
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  await once(socket, 'close');
  return heard.join('');
}

async function opened(): Promise<WebSocket> {
  const socket = new WebSocket(socketAddress);
  await once(socket, 'open');
  return socket;
}

async function introduced(login: string): Promise<WebSocket> {
  const token = await house.signIn(login);
  const socket = await opened();
  const answered = once(socket, 'message');
  socket.send(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n\n\0`);
  await answered;
  return socket;
}

/** The status with which a WebSocket for a page of this origin is answered; 101 opens it. */
async function statusFor(origin: string | undefined, host?: string, path: string = stompPath) {
  const asked = request(house.address + path, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
      ...(origin === undefined ? {} : { origin }),
      ...(host === undefined ? {} : { host }),
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    asked.on('response', ({ statusCode }) => resolve(statusCode));
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on('error', reject);
  });
  asked.end();
  return status.finally(() => asked.destroy());
}

describe('a client of live messages', () => {
  it('that has not introduced itself may say nothing else', async () => {
    const socket = await opened();
    const heard = heardUntilClosed(socket);
    socket.send(heavyHead);
    expect(await heard).toContain('message:CONNECT comes first');
  });

  it('may send a frame byte by byte, and its head is read once', async () => {
    const socket = await introduced('guest');
    const heard = heardUntilClosed(socket);
    socket.send(heavyHead);
    for (let piece = 0; piece < 30_000; piece += 1) socket.send('x');
    socket.send('\0');
    expect(await heard).toContain('message:There is no SEND here');
  });

  it('is told by the code of the close that a message is too long', async () => {
    const socket = await introduced('analyst');
    const closed = once(socket, 'close');
    socket.send('x'.repeat(300_000));
    const [{ code }] = await closed;
    expect(code).toBe(1009);
  });

  it('that sends faster than it is read is told so, and keeps nobody else from an answer', async () => {
    const socket = await opened();
    const heard = heardUntilClosed(socket);
    // The answer to CONNECT waits for the database; everything behind it is queued.
    socket.send('CONNECT\naccept-version:1.2\nAuthorization:Bearer none\n\n\0');
    for (let piece = 0; piece < 8; piece += 1) socket.send('\n'.repeat(200_000));
    const shipper = await house.as('shipper');
    expect((await shipper.call(account)).status).toBe(200);
    expect(await heard).toMatch(/message:(Too much was sent at once|Unauthorized)/);
  });
});

describe('a live connection', () => {
  it.each([
    ['a program without an origin', undefined, 101],
    ['the portal itself', house.address, 101],
    ['an origin that the operator permits', 'https://intranet.example', 101],
    ['a page elsewhere', 'https://evil.example', 403],
    ['a page without an address', 'null', 403],
  ])('asked for by %s', async (_, origin, status) => {
    expect(await statusFor(origin)).toBe(status);
  });

  it.each(['/websocket', '/websocket/x', '/other', '%2fwebsocket'])(
    'is opened at its address only: %s',
    async (end) => {
      const status = await statusFor(undefined, undefined, stompPath + end);
      expect(status).toBe(end === '/websocket' ? 101 : 404);
    },
  );

  it('is open to pages at the name that the portal was asked by', async () => {
    expect(await statusFor('https://portal.example', 'portal.example')).toBe(101);
  });
});
