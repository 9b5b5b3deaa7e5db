import { readFile } from 'node:fs/promises';
import {
  account,
  getConversationRetention,
  getKeywords,
  getMoreChat,
  listAuditLog,
  logout,
  setConversationRetention,
} from '@waybill/contract';
import { Caller, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../intake/loads/desk.ts';
import { openChat } from './chat-client.ts';

const house = await House.open();
afterAll(() => house.close());

/** A fresh session of somebody with a chat. */
async function chatting(login: string) {
  const token = await house.signIn(login);
  const caller = new Caller(house.address, token);
  const { id } = (await caller.call(account)).body;
  return { caller, userId: id, chat: await openChat(house, { token, userId: id }) };
}

const daysLater = (days: number) => house.clock.forward(days * 86_400_000);

describe('a chat', () => {
  it('answers in the order of the questions, however many are sent at once', async () => {
    const { chat } = await chatting('shipper');
    const prompts = Array.from({ length: 60 }, (_, place) => `packages in ${2024 + (place % 3)}`);
    for (const userPrompt of prompts) chat.send({ userPrompt, clientId: 1002 });
    await expect.poll(() => chat.heard.length, { timeout: 20_000 }).toBe(prompts.length);
    expect(chat.heard.map(({ response }) => response[0]?.data.userPrompt)).toEqual(prompts);
    await chat.close();
  });

  it('ends with its session', async () => {
    const { caller, chat } = await chatting('shipper');
    await chat.ask('packages in 2025');
    await caller.call(logout);
    await expect.poll(() => chat.ends).toEqual(['The session has ended']);
  });

  it('refuses what its user may no longer do', async () => {
    const { chat, userId } = await chatting('shipper');
    expect((await chat.ask('packages in 2025')).type).toBe('SQL_RESPONSE');
    const roles = await house.settings.selectFrom('user_role').selectAll().where('user_id', '=', userId).execute();
    await house.settings.deleteFrom('user_role').where('user_id', '=', userId).execute();
    const refused = await chat.ask('packages in 2025');
    expect([refused.type, refused.data.df]).toEqual(['exception', []]);
    expect(refused.data.exception).toMatch(/the permission/);
    await house.settings.insertInto('user_role').values(roles).execute();
    await chat.close();
  });

  it('counts everything that was billed, and offers to count as pages do', async () => {
    const { chat } = await chatting('shipper');
    const { data: all } = await chat.ask('total spend in 2025', -1, 1001);
    const chip = all.reading.find(({ label }) => label.startsWith('with '));
    const [choice] = chip?.choices ?? [];
    expect(choice?.label).toBe('Count as pages do at first');
    const toFigures = all.links.filter(({ path }) => path.startsWith('/aframe/'));
    expect(toFigures.length).toBeGreaterThan(0);
    expect(toFigures.every(({ path }) => path.includes('include=unpayable_freight'))).toBe(true);
    const { data: asPages } = await chat.ask(choice?.prompt ?? '', all.conversationId, 1001);
    expect(Number(asPages.df[0]?.FIGURE_1)).toBeLessThan(Number(all.df[0]?.FIGURE_1));
    expect(asPages.links.every(({ path }) => !path.includes('include='))).toBe(true);
    const { data: next } = await chat.ask('by carrier', all.conversationId, 1001);
    expect(next.links.every(({ path }) => !path.includes('include='))).toBe(true);
    await chat.close();
  });
});

describe('a conversation that is opened again', () => {
  it('shows no figure of clients that its owner may no longer read', async () => {
    const { caller, chat, userId } = await chatting('shipper');
    const { conversationId, df } = (await chat.ask('total spend in 2025')).data;
    const body = { conversationId, chunkNumber: 0 };
    expect((await caller.call(getMoreChat, { body })).body[0]?.content?.df).toEqual(df);
    const assigned = await house.settings.selectFrom('user_client').selectAll().where('user_id', '=', userId).execute();
    await house.settings.deleteFrom('user_client').where('user_id', '=', userId).execute();
    const closed = await caller.call(getMoreChat, { body });
    expect([closed.status, closed.text.includes(String(df[0]?.FIGURE_1))]).toEqual([403, false]);
    expect((await chat.ask('by carrier', conversationId)).data).toMatchObject({
      df: [],
      exception: 'You do not have access to this client.',
    });
    await house.settings.insertInto('user_client').values(assigned).execute();
    expect((await caller.call(getMoreChat, { body })).body[0]?.content?.df).toEqual(df);
    await chat.close();
  });

  it('leaves its questions out of the audit log when somebody else opens it', async () => {
    const { chat, userId } = await chatting('shipper');
    const { conversationId } = (await chat.ask('total spend by state in 2025')).data;
    const admin = await house.as('admin');
    expect((await admin.call(getMoreChat, { body: { conversationId, chunkNumber: 0 } })).body).toHaveLength(1);
    const { rows } = (await admin.call(listAuditLog, { query: { action: 'assistant.read' } })).body;
    expect(rows[0]?.details).toMatchObject({ ofUser: userId, subject: { id: conversationId, name: 'conversation' } });
    await chat.close();
  });
});

describe('a load', () => {
  it('brings its names to the next user who asks, and to nobody else', async () => {
    const { caller, chat } = await chatting('analyst');
    const namesOf = async (id: number) => (await caller.call(getKeywords, { query: { clientId: id } })).body;
    expect(await namesOf(1002)).not.toContain('990001');
    const question = 'packages of account 990001 in 2025';
    expect((await chat.ask(question)).data).toMatchObject({ outcome: 'refuse', df: [] });
    const sample = new URL('../../../../packages/invoices/test/fixtures/ontrac_68.csv', import.meta.url);
    const { status, packages } = await new Desk(house).load(await readFile(sample, 'utf8'), { clientId: 1002 });
    expect(status).toBe('loaded');
    expect(await namesOf(1002)).toContain('990001');
    expect((await chat.ask(question)).data).toMatchObject({ outcome: 'answer', df: [{ FIGURE_1: packages }] });
    const stranger = new Caller(house.address, await house.signIn(neighbour.login, neighbour.tenant));
    const query = { clientId: neighbour.clientId };
    expect((await stranger.call(getKeywords, { query })).body).not.toContain('990001');
    await chat.close();
  });
});

describe('how long conversations are kept', () => {
  it('is 400 days until an administrator changes it, and what is older is gone from the database', async () => {
    const { chat, caller } = await chatting('shipper');
    const { conversationId } = (await chat.ask('packages in 2025')).data;
    await chat.close();
    const rowsOf = async () => {
      const conversations = await house.settings.selectFrom('chat_conversation').select('id').execute();
      const messages = await house.settings.selectFrom('chat_exchange').select('conversation_id as id').execute();
      return [conversations, messages].map((rows) => rows.some(({ id }) => id === conversationId));
    };
    expect((await caller.call(getConversationRetention)).status).toBe(403);
    daysLater(10);
    const admin = new Caller(house.address, await house.signIn('admin'));
    expect((await admin.call(getConversationRetention)).body).toEqual({ days: 400 });
    expect((await admin.call(setConversationRetention, { body: { days: 11 } })).body).toEqual({ days: 11 });
    expect(await rowsOf()).toEqual([true, true]);
    expect((await admin.call(setConversationRetention, { body: { days: 9 } })).status).toBe(200);
    expect(await rowsOf()).toEqual([false, false]);
    for (const days of [0, -1, 1.5, 3_651]) {
      expect((await admin.call(setConversationRetention, { body: { days } })).status, String(days)).toBe(400);
    }
    const { rows } = (await admin.call(listAuditLog, { query: { action: 'assistant.retention' } })).body;
    expect(rows.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ changes: { days: { before: 11, after: 9 } } }),
    );
  });
});
