import { once } from 'node:events';
import { Client } from '@stomp/stompjs';
import {
  addfilterForKey,
  addTestCases,
  type ChatReply,
  chatDestination,
  chatFeedback,
  chatSocketPath,
  chatTopic,
  data,
  deleteTestCase,
  deleteUserConversation,
  getAllChatBotUsers,
  getGuidelines,
  getKeywords,
  getMoreChat,
  getReportsRequest,
  getUserConversations,
  listAuditLog,
  listTestCases,
  mostTestCases,
  renameUserConversation,
  runTestCases,
  setReportInstanceIDToChatMessage,
  setStatus,
} from '@waybill/contract';
import { Caller, House, neighbour } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

const house = await House.open();
afterAll(() => house.close());

const clientId = 1002;

const tokens = new Map<string, Promise<string>>();

/** The token of a session that lasts: signing in again would end it. */
function tokenOf(login: string): Promise<string> {
  const token = tokens.get(login) ?? house.signIn(login);
  tokens.set(login, token);
  return token;
}

const callerFor = async (login: string) => new Caller(house.address, await tokenOf(login));

async function idOf(login: string): Promise<number> {
  const { id } = await house.settings
    .selectFrom('user_account')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
}

/** A chat of somebody: asks, and hears what comes. */
async function chatOf(login: string, session = 'tab_1') {
  const [token, userId] = [await tokenOf(login), await idOf(login)];
  const heard: ChatReply[] = [];
  const ends: string[] = [];
  const client = new Client({
    brokerURL: `${house.address.replace('http', 'ws')}${chatSocketPath}`,
    connectHeaders: { token },
    reconnectDelay: 0,
  });
  client.onStompError = ({ headers }) => ends.push(headers.message ?? '');
  await new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('listening', () => resolve());
      const topic = chatTopic(userId, session);
      client.subscribe(topic, ({ body }) => heard.push(JSON.parse(body) as ChatReply), { receipt: 'listening' });
    };
    client.activate();
  });
  const send = (conversationId: number, body: unknown, headers: Record<string, string> = { token }) =>
    client.publish({
      destination: chatDestination(userId, session, conversationId),
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    userId,
    client,
    heard,
    ends,
    send,
    async ask(userPrompt: string, conversationId = -1, client = clientId) {
      const before = heard.length;
      send(conversationId, { userPrompt, clientId: client, subClientIds: [], timeZone: 'UTC' });
      await expect.poll(() => heard.length).toBe(before + 1);
      const [reply] = heard.at(-1)?.response ?? [];
      if (reply === undefined) throw new Error('The answer is empty.');
      return reply;
    },
  };
}

describe('the assistant', () => {
  it('answers with the figures of the pages, follows up, and keeps the conversation', async () => {
    const shipper = await chatOf('shipper');
    const { type, data: answer } = await shipper.ask('total spend by carrier in 2025');
    expect([type, answer.outcome, answer.userPrompt]).toEqual([
      'SQL_RESPONSE',
      'answer',
      'total spend by carrier in 2025',
    ]);
    const page = await (await callerFor('shipper')).call(data, {
      params: { page: 'spend', container: 'amounts' },
      body: {
        clientId,
        selectColumnNames: ['carrier_name', 'sum(net_amount) as amount'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [
          "bill_date between '2025-01-01' and '2025-12-31'",
          "carrier_name not in ('USPS', 'DHL', 'DHL eCommerce', 'DHL Express')",
        ],
        groupByDetails: ['carrier_name'],
        orderByDetails: ['amount desc'],
      },
    });
    const excluded = new Set(['USPS', 'DHL', 'DHL eCommerce', 'DHL Express']);
    expect(answer.df.filter(({ GROUP_1 }) => !excluded.has(String(GROUP_1)))).toEqual(
      page.body.data.map(({ CARRIER_NAME, AMOUNT }) => ({ GROUP_1: CARRIER_NAME, FIGURE_1: AMOUNT })),
    );
    expect(answer.highchartsOptions).toMatchObject({ series: [{ data: answer.df.map(({ FIGURE_1 }) => FIGURE_1) }] });
    const next = await shipper.ask('only UPS', answer.conversationId);
    expect(next.data).toMatchObject({ conversationId: answer.conversationId, df: [{ GROUP_1: 'UPS' }] });
    const caller = await callerFor('shipper');
    const own = { userId: shipper.userId, clientId };
    const { conversationId } = answer;
    const [listed] = (await caller.call(getUserConversations, { body: own })).body;
    expect(listed?.conversationId).toBe(conversationId);
    expect(listed?.chat.map(({ userMessage, content }) => [userMessage, content?.df])).toEqual([
      ['total spend by carrier in 2025', answer.df],
      ['only UPS', next.data.df],
    ]);
    const names = (await caller.call(getUserConversations, { body: { ...own, messages: 0 } })).body;
    expect(names).toMatchObject([{ conversationId, chat: [] }]);
    const kept = (await caller.call(getMoreChat, { body: { conversationId, chunkNumber: 0 } })).body;
    expect(kept.map(({ userMessage, content }) => [userMessage, content?.df])).toEqual([
      ['total spend by carrier in 2025', answer.df],
      ['only UPS', next.data.df],
    ]);
    expect((await caller.call(getMoreChat, { body: { conversationId, chunkNumber: 2 } })).body).toEqual([]);
    await shipper.client.deactivate();
  });

  it('tells all carriers where all of it is of those that Total Spend leaves out', async () => {
    const shipper = await chatOf('shipper', 'retail');
    const { data: answer } = await shipper.ask('spend of the Retail division in 2025', -1, 1003);
    expect(answer.readingText).toBe('Net Amount of All Carriers, 2025, Account Division Retail');
    expect(answer.text).toContain('was billed by USPS or DHL, which Total Spend excludes');
    expect(Number(Object.values(answer.df[0] ?? {})[0])).toBeGreaterThan(0);
  });

  it('answers in the language that the user chose, where the words are those of several', async () => {
    const [shipper, caller] = [await chatOf('shipper', 'languages'), await callerFor('shipper')];
    const choose = (code: string) =>
      caller.call(addfilterForKey, { body: { filter_key: 'language', filter_value: code } });
    const said: string[] = [];
    for (const [code, question] of [
      ['es', 'total UPS 2025'],
      ['it', 'zona 8'],
      ['en', 'total UPS 2025'],
    ] as const) {
      await choose(code);
      const { data: answer } = await shipper.ask(question);
      said.push(answer.readingText || answer.text);
    }
    expect(said).toEqual([
      'Gasto total, 2025, Transportista UPS',
      expect.stringContaining('Quale valore intende?'),
      'Total Spend, 2025, Carrier UPS',
    ]);
    await choose('en');
    await shipper.client.deactivate();
  });

  it('takes what was offered for what it means', async () => {
    const shipper = await chatOf('shipper');
    const { data: answer } = await shipper.ask('total spend in 2025');
    const [offer = ''] = answer.questions;
    const { data: chosen } = await shipper.ask(offer, answer.conversationId);
    expect([chosen.outcome, chosen.readingText]).toEqual(['answer', offer]);
    await shipper.client.deactivate();
  });

  it('says so where it no longer knows what the earlier question was read as, and starts again', async () => {
    const shipper = await chatOf('shipper');
    const question = 'total spend by carrier in 2025';
    const { data: first } = await shipper.ask(question);
    const id = first.conversationId;
    const { reading } = await house.settings
      .selectFrom('chat_exchange')
      .select('reading')
      .where('conversation_id', '=', id)
      .executeTakeFirstOrThrow();
    const { outcome, offers } = reading as { outcome: { reading: object }; offers: unknown };
    const forgotten = 'I no longer know how the earlier question was understood. Please ask it again.';
    for (const changed of [
      { outcome: { ...outcome, kind: 'guess' }, offers },
      { outcome: { ...outcome, reading: { ...outcome.reading, measures: ['spend'] } }, offers },
      { outcome: { ...outcome, reading: { ...outcome.reading, onlyOf: 'zone 8' } }, offers },
      ['spend'],
    ]) {
      const stored = JSON.stringify(changed);
      await sql`update chat_exchange set reading = ${stored}::jsonb where conversation_id = ${id}`.execute(
        house.settings,
      );
      const { data: next } = await shipper.ask('and by service', id);
      expect([next.outcome, next.text]).toEqual(['refuse', forgotten]);
    }
    const messages = (
      await (await callerFor('shipper')).call(getMoreChat, { body: { conversationId: id, chunkNumber: 0 } })
    ).body;
    expect(JSON.stringify(messages)).toContain(forgotten);
    expect((await shipper.ask(question, id)).data.readingText).toBe(first.readingText);
    expect((await shipper.ask('and by service', id)).data.readingText).toContain('Service');
  });

  it('explains, and refuses what it cannot place by its words', async () => {
    const shipper = await chatOf('shipper');
    expect(await shipper.ask('what is a GSR?')).toMatchObject({
      type: 'WIKI_RESPONSE',
      data: { outcome: 'definition' },
    });
    const refused = await shipper.ask('spend of Neighbour');
    expect(refused).toMatchObject({ type: 'DEFAULT_RESPONSE', data: { outcome: 'refuse', df: [] } });
    expect(refused.data.text.toLowerCase()).toContain('neighbour');
    await shipper.client.deactivate();
  });

  it('says what is wrong with a message and goes on', async () => {
    const shipper = await chatOf('shipper');
    shipper.send(-1, 'no JSON');
    await expect.poll(() => shipper.heard.length).toBe(1);
    expect(shipper.heard[0]?.response[0]).toMatchObject({ type: 'exception' });
    shipper.send(-1, { userPrompt: 'spend', clientId: 900_001 });
    await expect.poll(() => shipper.heard.length).toBe(2);
    expect(shipper.heard[1]?.response[0]?.data.exception).toBe('You do not have access to this client.');
    expect((await shipper.ask('total spend in 2025', 2_000_000)).data.exception).toBe('There is no such conversation.');
    expect(shipper.ends).toEqual([]);
    await shipper.client.deactivate();
  });

  it('keeps what a transaction holds until it is committed', async () => {
    const shipper = await chatOf('shipper');
    const token = await tokenOf('shipper');
    const transaction = shipper.client.begin('two');
    const body = JSON.stringify({ userPrompt: 'total spend in 2025', clientId });
    const destination = chatDestination(shipper.userId, 'tab_1', -1);
    shipper.client.publish({ destination, headers: { token, transaction: 'two' }, body });
    await shipper.ask('packages in 2025');
    expect(shipper.heard).toHaveLength(1);
    transaction.commit();
    await expect.poll(() => shipper.heard.length).toBe(2);
    await shipper.client.deactivate();
  });

  it.each([
    [
      'another user’s topic',
      async (userId: number, client: Client) => client.subscribe(chatTopic(userId + 1, 'a'), () => {}),
    ],
    [
      'another user’s destination',
      async (userId: number, client: Client) =>
        client.publish({ destination: chatDestination(userId + 1, 'a', -1), body: '{}' }),
    ],
    [
      'a destination without a token',
      async (userId: number, client: Client) =>
        client.publish({ destination: chatDestination(userId, 'a', -1), body: '{}' }),
    ],
  ])('keeps everybody from %s', async (_what, attempt) => {
    const analyst = await chatOf('analyst');
    await attempt(analyst.userId, analyst.client);
    await expect.poll(() => analyst.ends).toHaveLength(1);
  });
});

describe('beside the chat', () => {
  it('there are guidelines, words to complete, and for internal users test cases and users', async () => {
    const shipper = await callerFor('shipper');
    const tabs = (await shipper.call(getGuidelines)).body.map(({ title }) => title);
    expect(tabs).toEqual(['Date formats for data queries', 'Reports']);
    const words = (await shipper.call(getKeywords, { query: { clientId } })).body;
    expect(words.map((word) => word.toLowerCase())).toContain('residential');
    const admin = await callerFor('admin');
    await house.settings.updateTable('user_account').set({ chat: true }).where('login', '=', 'carrier').execute();
    const users = (await admin.call(getAllChatBotUsers)).body.map(({ login }) => login);
    expect(users).toContain('shipper');
    expect(users).not.toContain('carrier');
    const testCase = {
      currentPrompt: ['total spend in 2025'],
      expectedOutputs: ['$1'],
      targetAgent: 'SQL_QUERY_AGENT' as const,
    };
    expect((await admin.call(addTestCases, { body: testCase })).body.message).toBe('Test case saved successfully!');
    expect((await shipper.call(addTestCases, { body: testCase })).status).toBe(403);
  });
});

describe('a conversation', () => {
  it('is renamed and deleted by its owner, whose opinion of an answer is heard once', async () => {
    const shipper = await chatOf('shipper', 'other-tab');
    const { data: answer } = await shipper.ask('packages in 2025');
    const { conversationId, userResponseHistoryId } = answer;
    const caller = await callerFor('shipper');
    const query = { conversationId, newConversationName: 'Volumes' };
    expect((await (await callerFor('analyst')).call(renameUserConversation, { query })).status).toBe(404);
    expect((await caller.call(renameUserConversation, { query })).status).toBe(200);
    const body = { userResponseHistoryId, isHelpful: true };
    expect((await caller.call(chatFeedback, { body })).status).toBe(200);
    expect((await caller.call(chatFeedback, { body: { ...body, isHelpful: false } })).status).toBe(409);
    const own = { userId: shipper.userId, clientId };
    const listed = async () => (await caller.call(getUserConversations, { body: own })).body;
    expect(await listed()).toContainEqual(expect.objectContaining({ conversationId, conversationName: 'Volumes' }));
    expect((await caller.call(deleteUserConversation, { body: conversationId })).status).toBe(200);
    expect(await listed()).not.toContainEqual(expect.objectContaining({ conversationId }));
    await shipper.client.deactivate();
  });

  it('is read by internal users, which the audit log remembers, and by nobody else', async () => {
    const shipper = await chatOf('shipper', 'third');
    const { conversationId } = (await shipper.ask('total spend by month in 2025')).data;
    const body = { conversationId, chunkNumber: 0 };
    expect((await (await callerFor('analyst')).call(getMoreChat, { body })).status).toBe(404);
    const admin = await callerFor('admin');
    const read = (await admin.call(getMoreChat, { body })).body;
    expect(read).toMatchObject([{ userMessage: 'total spend by month in 2025', logs: expect.any(Array) }]);
    const log = await admin.call(listAuditLog, { query: { action: 'assistant.read' } });
    expect(log.body.rows[0]).toMatchObject({ login: 'admin', details: { ofUser: shipper.userId } });
    await shipper.client.deactivate();
  });

  it('is linked to the report that it ordered, an own one', async () => {
    const shipper = await chatOf('shipper', 'fifth');
    const { userResponseHistoryId } = (await shipper.ask('packages in 2025')).data;
    const body = { userResponseHistoryId, reportInstanceId: 2_000_000 };
    expect((await (await callerFor('shipper')).call(setReportInstanceIDToChatMessage, { body })).status).toBe(404);
    await shipper.client.deactivate();
  });

  it('ends where the assistant is switched off', async () => {
    const shipper = await chatOf('shipper', 'fourth');
    const admin = await callerFor('admin');
    await admin.call(setStatus, { body: { type: 'CHATBOT', value: 'OFF' } });
    expect((await shipper.ask('packages in 2025')).data.exception).toBe('The assistant is switched off.');
    const own = { userId: shipper.userId, clientId };
    expect((await (await callerFor('shipper')).call(getUserConversations, { body: own })).status).toBe(403);
    await admin.call(setStatus, { body: { type: 'CHATBOT', value: 'ON' } });
    await shipper.client.deactivate();
  });
});

describe('test cases', () => {
  it('are run by internal users: expected against actual, of their own tenant', async () => {
    const admin = await callerFor('admin');
    const asked = await (await chatOf('admin', 'cases')).ask('total spend in 2025');
    const add = (question: string, expected: string, more: object = {}) =>
      admin.call(addTestCases, {
        body: { currentPrompt: [question], expectedOutputs: [expected], targetAgent: 'SQL_QUERY_AGENT', ...more },
      });
    await add('total spend in 2025', asked.data.assistantResponse);
    await add('only UPS', 'Total Spend', {
      conversationHistory: [{ userPrompt: 'total spend in 2025', assistantResponse: '' }],
      isIncomplete: true,
    });
    await add('total spend in 2025', asked.data.assistantResponse.replace(/[\d.,]+/, '1'));
    await add('total spend in 2025', asked.data.assistantResponse, { targetAgent: 'WIKI_AGENT' });
    await add('send me the payment report for UPS in 2025', 'Payment: UPS, 01/01/2025 – 12/31/2025', {
      targetAgent: 'REPORTS_AGENT',
    });
    const kept = (await admin.call(listTestCases)).body.slice(0, 5).toReversed();
    expect(kept.map(({ addedBy }) => addedBy)).toEqual(Array(5).fill('admin'));
    const ids = kept.map(({ id }) => id);
    const { body } = await admin.call(runTestCases, { body: { clientId, ids } });
    expect(body.map(({ passed, agentFits }) => [passed, agentFits])).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, false],
      [true, true],
    ]);
    expect(body[2]?.difference.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['same', 'missing', 'added']));
    const stranger = new Caller(house.address, await house.signIn(neighbour.login, neighbour.tenant));
    const shipper = await callerFor('shipper');
    expect((await shipper.call(runTestCases, { body: { clientId, ids } })).status).toBe(403);
    expect((await stranger.call(listTestCases)).body).toEqual([]);
    expect((await stranger.call(deleteTestCase, { params: { id: ids[0] ?? 0 } })).status).toBe(404);
    expect((await admin.call(runTestCases, { body: { clientId: neighbour.clientId, ids } })).status).toBe(403);
    for (const id of ids) expect((await admin.call(deleteTestCase, { params: { id } })).status).toBe(200);
    expect((await admin.call(runTestCases, { body: { clientId, ids } })).status).toBe(404);
  });
});

describe('a test case', () => {
  it('is asked in the language of the user who runs it', async () => {
    const admin = await callerFor('admin');
    const choose = (code: string) =>
      admin.call(addfilterForKey, { body: { filter_key: 'language', filter_value: code } });
    const testCase = {
      currentPrompt: ['total UPS 2025'],
      expectedOutputs: ['Gasto total'],
      targetAgent: 'SQL_QUERY_AGENT' as const,
      isIncomplete: true,
    };
    await admin.call(addTestCases, { body: testCase });
    const [{ id } = { id: 0 }] = (await admin.call(listTestCases)).body;
    const passes = async () => {
      const { body } = await admin.call(runTestCases, { body: { clientId, ids: [id] } });
      return body.map(({ passed }) => passed);
    };
    await choose('es');
    expect(await passes()).toEqual([true]);
    await choose('en');
    expect(await passes()).toEqual([false]);
    await admin.call(deleteTestCase, { params: { id } });
  });
});

describe('the number of test cases', () => {
  it('has a limit for each tenant', async () => {
    const admin = await callerFor('admin');
    const body = { currentPrompt: ['spend'], expectedOutputs: [], targetAgent: 'WIKI_AGENT' as const };
    const { id: tenant_id } = await house.settings
      .selectFrom('tenant')
      .innerJoin('user_account', 'user_account.tenant_id', 'tenant.id')
      .select('tenant.id')
      .where('login', '=', 'admin')
      .executeTakeFirstOrThrow();
    const before = await house.settings.selectFrom('chat_test_case').select('id').execute();
    const row = { tenant_id, user_id: await idOf('admin'), test_case: JSON.stringify(body), created_at: new Date(0) };
    const rows = Array.from({ length: mostTestCases - before.length - 1 }, () => row);
    await house.settings.insertInto('chat_test_case').values(rows).execute();
    const added = await Promise.all([1, 2, 3].map(() => admin.call(addTestCases, { body })));
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await admin.call(listTestCases)).body).toHaveLength(mostTestCases);
    const [newest] = (await admin.call(listTestCases)).body;
    await admin.call(deleteTestCase, { params: { id: newest?.id ?? 0 } });
    expect((await admin.call(addTestCases, { body })).status).toBe(200);
    await house.settings.deleteFrom('chat_test_case').execute();
  });
});

/** A connection that writes its frames itself. */
async function rawChat(token: string) {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}${chatSocketPath}`);
  const heard: string[] = [];
  const closed: number[] = [];
  socket.addEventListener('message', ({ data: text }) => heard.push(String(text)));
  socket.addEventListener('close', ({ code }) => closed.push(code));
  await once(socket, 'open');
  const send = (command: string, headers: Readonly<Record<string, string>>, body: string | Buffer = '') => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
    const head = Buffer.from(`${[command, ...lines].join('\n')}\n\n`);
    socket.send(Buffer.concat([head, Buffer.from(body), Buffer.from([0])]));
  };
  const hear = (part: string | RegExp) => expect.poll(() => heard.join('')).toMatch(part);
  send('CONNECT', { 'accept-version': '1.2', token });
  await hear('CONNECTED');
  return { socket, closed, send, hear };
}

describe('on the wire', () => {
  it('a DISCONNECT has its receipt, and the connection closes', async () => {
    const { closed, send, hear } = await rawChat(await tokenOf('analyst'));
    send('DISCONNECT', { receipt: 'bye' });
    await hear('receipt-id:bye');
    await expect.poll(() => closed).toEqual([1000]);
  });

  it.each([
    ['a subscription id that is taken', ['one', 'one'], 'There is a subscription with this id'],
    ['more than 32 subscriptions', Array.from({ length: 33 }, (_, n) => `n${n}`), 'There are too many subscriptions'],
  ])('%s ends the connection with its receipt', async (_, ids, reason) => {
    const { closed, send, hear } = await rawChat(await tokenOf('analyst'));
    const destination = chatTopic(await idOf('analyst'), 'a');
    for (const id of ids) send('SUBSCRIBE', { id, destination, receipt: `of ${id}` });
    await hear(`message:${reason}\nreceipt-id:of ${ids.at(-1)}\n`);
    await expect.poll(() => closed).toHaveLength(1);
  });

  it.each(['', 'a/b', 'a.b', 'a b', '*', 'a%2fb', 'ü', 'a'.repeat(129), '../2'])(
    'a session’s id has letters, digits, - and _ only: %s',
    async (session) => {
      const { closed, send, hear } = await rawChat(await tokenOf('analyst'));
      send('SUBSCRIBE', { id: '1', destination: chatTopic(await idOf('analyst'), session) });
      await hear('message:There is no such destination');
      await expect.poll(() => closed).toHaveLength(1);
    },
  );

  it('a question that is not UTF-8 is not read as other words', async () => {
    const [token, userId] = [await tokenOf('analyst'), await idOf('analyst')];
    const { socket, send, hear } = await rawChat(token);
    send('SUBSCRIBE', { id: '1', destination: chatTopic(userId, 'a') });
    const body = Buffer.concat([
      Buffer.from(`{"clientId":${clientId},"userPrompt":"packages `),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    send('SEND', { destination: chatDestination(userId, 'a', -1), token, 'content-length': `${body.length}` }, body);
    await hear('it is not JSON in UTF-8');
    socket.close();
  });

  it('a question with a token that has expired since CONNECT ends the connection', async () => {
    const [token, userId] = [await house.signIn('guest'), await idOf('guest')];
    const { closed, send, hear } = await rawChat(token);
    await house.settings
      .updateTable('session')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', userId)
      .execute();
    const body = JSON.stringify({ userPrompt: 'packages in 2025', clientId });
    send('SEND', { destination: chatDestination(userId, 'a', -1), token, receipt: 'late' }, body);
    await hear(/message:(Unauthorized|The session has ended)/);
    await expect.poll(() => closed).toHaveLength(1);
  });
});

describe('a report', () => {
  it('is ordered by the client with what the answer says, and stays linked to the message', async () => {
    const shipper = await chatOf('shipper', 'reports');
    const { type, data: answer } = await shipper.ask(
      'send me the address correction report for UPS, March to May 2026',
    );
    expect(type).toBe('REPORTS_RESPONSE');
    expect(answer).toMatchObject({
      outcome: 'answer',
      isReportsJsonGenerated: true,
      reportsResponse: {
        reportName: 'Address Correction',
        carrier: 'UPS',
        startDate: '2026-03-01',
        endDate: '2026-05-31',
        client: clientId,
        subClientIds: [],
      },
    });
    const caller = await callerFor('shipper');
    const { reportsResponse } = answer;
    const ordered = await caller.call(getReportsRequest, {
      body: { reportsAgentJson: JSON.stringify(reportsResponse), client: reportsResponse?.client },
    });
    expect(ordered.status).toBe(201);
    const { userResponseHistoryId, conversationId } = answer;
    await caller.call(setReportInstanceIDToChatMessage, {
      body: { reportInstanceId: ordered.body.id, userResponseHistoryId },
    });
    const [again] = (await caller.call(getMoreChat, { body: { conversationId, chunkNumber: 0 } })).body;
    expect(again).toMatchObject({ type: 'REPORTS_RESPONSE', reportInstanceId: ordered.body.id });
    const next = await shipper.ask('and for FedEx', conversationId);
    expect(next.data.reportsResponse).toMatchObject({ carrier: 'FedEx', startDate: '2026-03-01' });
    const open = await shipper.ask('annual summary report');
    expect([open.type, open.data.outcome, open.data.text]).toEqual([
      'DEFAULT_RESPONSE',
      'clarify',
      'For which carrier?',
    ]);
    const long = await shipper.ask('payment report for UPS from 2024-01-01 to 2026-01-01');
    expect(long.data).toMatchObject({
      outcome: 'refuse',
      text: 'Reports are downloadable for at most 13 months and for only one carrier.',
    });
  });
});
