import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { data } from '@waybill/contract';
import { type Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';

const mebibyte = 1_048_576;

describe('answers that nobody reads', async () => {
  const house = await House.open({
    unreadAnswers: {
      budget: { ofOne: 25 * mebibyte, ofAll: 60 * mebibyte },
      pace: { bytes: 1, milliseconds: 6_000 },
      millisecondsBetweenChecks: 100,
    },
  });
  afterAll(() => house.close());
  const params = { page: 'spend', container: 'amounts' };

  /** A question with an answer of more than 12 MB. */
  async function largeQuestion(caller: Caller, textsOfRow = 6) {
    const { clientId } = await openSpendPage(caller);
    const texts = Array.from({ length: textsOfRow }, (_, place) => `'${String(place).repeat(3_000)}' as text${place}`);
    const selectColumnNames = ['tracking_id', ...texts];
    return { selectColumnNames, fromTableNames: ['package_level_info'], clientId };
  }

  /** Asks, and reads nothing of the answer but its beginning. */
  async function askAndStall(caller: Caller): Promise<{ readonly socket: Socket; readonly head: string }> {
    const body = JSON.stringify(await largeQuestion(caller));
    const { hostname, port } = new URL(house.address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const path = data.path.replace(':page', params.page).replace(':container', params.container);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${caller.token}\r\n` +
        `Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    const [head] = await once(socket, 'data');
    socket.pause();
    return { socket, head: String(head) };
  }

  /** Reads the rest of an answer until its connection ends. */
  async function restOf(socket: Socket): Promise<number> {
    let bytes = 0;
    socket.on('data', (piece: Buffer) => {
      bytes += piece.length;
    });
    socket.resume();
    await once(socket, 'close');
    return bytes;
  }

  it('count against who asked: their next large answer is refused, and nobody else’s', async () => {
    const [guest, shipper] = await Promise.all([house.as('guest'), house.as('shipper')]);
    const body = await largeQuestion(guest);
    const { socket, head } = await askAndStall(guest);
    expect(head).toContain('200 OK');
    const refused = await guest.call(data, { params, body });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ title: 'Too Many Requests', status: 429 });
    const other = await shipper.call(data, { params, body: await largeQuestion(shipper, 1) });
    expect(other.status).toBe(200);
    expect(other.text.length).toBeGreaterThan(2 * mebibyte);

    socket.destroy();
    await expect.poll(async () => (await guest.call(data, { params, body })).status, { timeout: 10_000 }).toBe(200);
  });

  it('are waited for while they are read: sixteen large ones at once arrive whole, compressed or not', async () => {
    const guest = await house.as('guest');
    const questions = await Promise.all(
      Array.from({ length: 16 }, async (_, place) => {
        const question = await largeQuestion(guest, 2);
        return { ...question, selectColumnNames: [...question.selectColumnNames, `'${place}' as place`] };
      }),
    );
    for (const encoding of ['identity', 'gzip, br']) {
      const headers = { 'accept-encoding': encoding };
      const answers = await Promise.all(questions.map((body) => guest.call(data, { params, body, headers })));
      expect(answers.map(({ status }) => status)).toEqual(questions.map(() => 200));
    }
  });

  it('are cut off when their readers stand still, so that their place is free again', async () => {
    const guest = await house.as('guest');
    const body = await largeQuestion(guest);
    const { socket } = await askAndStall(guest);
    expect((await guest.call(data, { params, body })).status).toBe(429);
    await expect.poll(async () => (await guest.call(data, { params, body })).status, { timeout: 15_000 }).toBe(200);
    expect(await restOf(socket)).toBeLessThan(12 * mebibyte);
  });
});
