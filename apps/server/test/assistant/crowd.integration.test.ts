import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { account } from '@waybill/contract';
import { Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openChat } from './chat-client.ts';

const key = 'sk-never-to-be-seen-by-anybody';
let said: object = {};
let asked: string[] = [];
const model = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    asked.push(Buffer.concat(parts).toString('utf8'));
    response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(said) } }] }));
  });
});
await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));

const house = await House.open({
  languageModel: {
    address: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    model: 'tiny',
    key,
    seconds: 5,
    requestsPerHour: 100,
    tokensPerDay: 10_000_000,
  },
});
afterAll(async () => {
  await house.close();
  model.closeAllConnections();
  model.close();
});

async function chatting(login: string) {
  const token = await house.signIn(login);
  const { id: userId } = (await new Caller(house.address, token).call(account)).body;
  return openChat(house, { token, userId });
}

const questions = ['UPS', 'FedEx', 'USPS', 'DHL'].flatMap((carrier) =>
  ['packages in 2025', 'packages in Q1 2026', 'packages without a fuel surcharge in Q1 2026'].map(
    (rest) => `${carrier} ${rest}`,
  ),
);
const rounds = 4;

describe('several users at once', () => {
  it('hear all of their own answers, in order, with the figures of a quiet hour', async () => {
    const people = [
      { login: 'shipper', clientId: 1001 },
      { login: 'analyst', clientId: 1002 },
      { login: 'guest', clientId: 1002 },
    ];
    const askers = [];
    for (const { login, clientId } of people) {
      const chat = await chatting(login);
      const quiet = new Map<string, unknown>();
      for (const question of questions) quiet.set(question, (await chat.ask(question, -1, clientId)).data.df);
      expect(new Set([...quiet.values()].map((df) => JSON.stringify(df))).size).toBeGreaterThan(4);
      askers.push({ chat, clientId, quiet, before: chat.heard.length });
    }
    const sent = Array.from({ length: rounds }, () => questions).flat();
    for (const userPrompt of sent) for (const { chat, clientId } of askers) chat.send({ userPrompt, clientId });
    for (const { chat, quiet, before } of askers) {
      await expect.poll(() => chat.heard.length - before, { timeout: 60_000 }).toBe(sent.length);
      const answers = chat.heard.slice(before).map(({ response }) => response[0]?.data);
      expect(answers.map((answer) => answer?.userPrompt)).toEqual(sent);
      for (const answer of answers) expect(answer?.df, answer?.userPrompt).toEqual(quiet.get(answer?.userPrompt ?? ''));
      await chat.close();
    }
  });
});

describe('a language model, over the socket', () => {
  const reading = {
    understood: true,
    unplaced: [],
    measures: ['packages'],
    dimensions: [],
    filters: [{ dimension: 'carrier_name', values: ['UPS'], excluded: false }],
    from: '2025-01-01',
    to: '2025-12-31',
    grain: null,
    descending: true,
    limit: null,
  };
  const question = 'how many brown vans did we fill in 2025';

  it('turns a question into a reading, whose figures are the product’s own, and takes no part in others', async () => {
    const chat = await chatting('analyst');
    [said, asked] = [reading, []];
    const { data: own } = await chat.ask('UPS packages in 2025');
    expect(asked).toEqual([]);
    const { data: answer, type } = await chat.ask(question);
    expect([type, answer.languageModel, answer.df]).toEqual(['SQL_RESPONSE', true, own.df]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(question);
    await chat.close();
  });

  it('cannot name what is another client’s, nor anything that is no reading', async () => {
    const chat = await chatting('analyst');
    for (const made of [
      { ...reading, filters: [{ dimension: 'client', values: ['Neighbour Foods'], excluded: false }] },
      { ...reading, sql: 'select * from user_account' },
      { ...reading, measures: ['salaries'] },
      { ...reading, unplaced: ['vans'] },
    ]) {
      [said, asked] = [made, []];
      const { data: answer } = await chat.ask(question);
      expect([answer.outcome, answer.df]).toEqual(['refuse', []]);
      expect(asked.length).toBeLessThanOrEqual(3);
      expect(JSON.stringify(chat.heard)).not.toContain(key);
    }
    await chat.close();
  });
});
