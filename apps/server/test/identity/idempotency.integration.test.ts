import {
  createGlCode,
  createOwnToken,
  idempotencyKeyHeader,
  listGlCodes,
  listOwnTokens,
  replayedHeader,
  scimCreateUser,
  updateGlCode,
} from '@waybill/contract';
import { type Answer, Caller, House } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { forgetExpiredKeys } from '../../src/identity/idempotency/kept-answers.ts';
import { tokenOf } from './tokens/token-of.ts';

const conditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};
const glCode = (name: string) => ({ clientId: 1001, code: name, name, position: 1, conditions });
const withKey = (key: string, body: unknown) => ({ body, headers: { [idempotencyKeyHeader]: key } });
const isReplay = ({ headers }: Answer): boolean => headers.get(replayedHeader) === 'true';
const person = (email: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: email,
  name: { givenName: 'Olive', familyName: 'Once' },
  emails: [{ value: email, primary: true }],
  active: true,
});
const day = 24 * 3_600_000;

describe('writing calls with an Idempotency-Key', () => {
  let house: House;
  let caller: Caller;
  beforeAll(async () => {
    house = await House.open();
    caller = await tokenOf(house, 'admin', { writes: true });
  });
  afterAll(() => house.close());

  const namesOf = async () =>
    (await caller.call(listGlCodes, { query: { clientId: 1001 } })).body.rows.map(({ name }) => name);
  const countOf = async (name: string) => (await namesOf()).filter((each) => each === name).length;
  const rows = () => house.settings.selectFrom('idempotency_key').selectAll().execute();

  it('are done once, and give the same answer again', async () => {
    const request = withKey('order-1', glCode('Once'));
    const first = await caller.call(createGlCode, request);
    expect(first.status).toBe(200);
    expect(isReplay(first)).toBe(false);
    const again = await caller.call(createGlCode, request);
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(isReplay(again)).toBe(true);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(isReplay(await caller.call(createGlCode, withKey('"order-1"', glCode('Once'))))).toBe(true);
    expect(await countOf('Once')).toBe(1);
  });

  it('are refused with 422 when the key came with another body or address', async () => {
    await caller.call(createGlCode, withKey('order-2', glCode('Second')));
    const other = await caller.call(createGlCode, withKey('order-2', glCode('Another')));
    expect(other).toMatchObject({
      status: 422,
      body: { status: 422, detail: expect.stringContaining('another request') },
    });
    expect(other.headers.get('content-type')).toContain('application/problem+json');
    const { status } = await caller.call(updateGlCode, { params: { id: 1 }, ...withKey('order-2', glCode('Second')) });
    expect(status).toBe(422);
    expect(await countOf('Another')).toBe(0);
  });

  it('get the same refusal again', async () => {
    const missing = { params: { id: 987_654 }, ...withKey('order-3', glCode('Nothing')) };
    const refused = await caller.call(updateGlCode, missing);
    expect(refused.status).toBe(404);
    const again = await caller.call(updateGlCode, missing);
    expect(again).toMatchObject({ status: 404, text: refused.text });
    expect(isReplay(again)).toBe(true);
  });

  it('are done again when the moment was the reason of a refusal', async () => {
    const scim = await tokenOf(house, 'admin', { writes: true, kind: 'service' });
    expect((await scim.call(scimCreateUser, { body: person('taken@example.com') })).status).toBe(201);
    const request = withKey('scim-2', person('taken@example.com'));
    expect((await scim.call(scimCreateUser, request)).status).toBe(409);
    await house.settings
      .updateTable('user_account')
      .set({ login: 'renamed@example.com', email: 'renamed@example.com' })
      .where('login', '=', 'taken@example.com')
      .execute();
    const again = await scim.call(scimCreateUser, request);
    expect(again.status).toBe(201);
    expect(isReplay(again)).toBe(false);
  });

  it('are not done again when the server failed, because part of it may be done', async () => {
    const request = withKey('order-11', glCode('Failed'));
    await sql`alter table gl_code rename to gl_code_away`.execute(house.settings);
    const failed = await caller.call(createGlCode, request);
    await sql`alter table gl_code_away rename to gl_code`.execute(house.settings);
    expect(failed.status).toBe(500);
    expect(await caller.call(createGlCode, request)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('send it with a new key if not') },
    });
    expect((await caller.call(createGlCode, withKey('order-12', glCode('Failed')))).status).toBe(200);
  });

  it('are done once when they come at the same time', async () => {
    const request = withKey('order-4', glCode('Race'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => caller.call(createGlCode, request)));
    expect(answers.filter((answer) => answer.status === 200 && !isReplay(answer))).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await countOf('Race')).toBe(1);
  });

  it('are not done again while the first is under way, nor after its server has stopped', async () => {
    const request = withKey('order-5', glCode('Slow'));
    await caller.call(createGlCode, request);
    const set = (server: string) =>
      sql`update idempotency_key set state = 'under way', server_id = ${sql.raw(server)} where key = 'order-5'`.execute(
        house.settings,
      );
    await set('(select id from server limit 1)');
    expect(await caller.call(createGlCode, request)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('under way') },
    });
    await set('null');
    expect(await caller.call(createGlCode, request)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('it is not known whether it was done') },
    });
    expect(await countOf('Slow')).toBe(1);
  });

  it('have keys of their own for each user, session and token', async () => {
    const mine = await caller.call(createGlCode, withKey('order-6', glCode('Own')));
    const session = await house.as('admin');
    const others = [await tokenOf(house, 'admin', { writes: true }), session];
    for (const [place, other] of others.entries()) {
      const answer = await other.call(createGlCode, withKey('order-6', glCode(`Own ${place}`)));
      expect(answer.status).toBe(200);
      expect(isReplay(answer)).toBe(false);
      expect(answer.text).not.toBe(mine.text);
    }
  });

  it('do not show a kept answer to somebody whose rights have changed', async () => {
    const request = withKey('order-7', glCode('Rights'));
    const mine = await tokenOf(house, 'admin', { writes: true });
    expect((await mine.call(createGlCode, request)).status).toBe(200);
    const { id } = await house.settings
      .selectFrom('api_token')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await house.settings
      .updateTable('api_token')
      .set({ client_ids: [1002] })
      .where('id', '=', id)
      .execute();
    const again = await mine.call(createGlCode, request);
    expect(again).toMatchObject({ status: 409, body: { detail: expect.stringContaining('rights have changed') } });
    expect(again.text).not.toContain('Rights"');
  });

  it('never keep what is shown once, nor what a request says', async () => {
    const session = await house.as('admin');
    const everything = { name: 'kept?', permissions: null, clientIds: null, days: 30 };
    const first = await session.call(createOwnToken, withKey('order-8', everything));
    expect(first.status).toBe(200);
    const again = await session.call(createOwnToken, withKey('order-8', everything));
    expect(again).toMatchObject({ status: 409, body: { detail: expect.stringContaining('shows a secret') } });
    const tokens = (await session.call(listOwnTokens)).body.filter(({ name }) => name === 'kept?');
    expect(tokens).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain(first.body.token);
  });

  it('do not keep long answers, but are not done again', async () => {
    const many = Array.from({ length: 60 }, (_, place) => `${place}`.padStart(90, 'x'));
    const long = {
      ...glCode('Long'),
      conditions: {
        ...conditions,
        accessorials: many,
        serviceCategories: many,
        carrierNames: many,
        accountNumbers: many,
      },
    };
    const first = await caller.call(createGlCode, withKey('order-9', long));
    expect(first.status).toBe(200);
    expect(first.text.length).toBeGreaterThan(16_384);
    expect((await caller.call(createGlCode, withKey('order-9', long))).status).toBe(409);
    expect(await countOf('Long')).toBe(1);
  });

  it.each(['', 'two words', 'é', 'x'.repeat(256), '"'])('are refused with the key %j', async (key) => {
    const headers = { [idempotencyKeyHeader]: key };
    const answer = await caller.call(createGlCode, { body: glCode('Bad key'), headers: encoded(headers) });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: idempotencyKeyHeader }] } });
  });

  it('give the answers of SCIM again with their status, type and location', async () => {
    const scim = await tokenOf(house, 'admin', { writes: true, kind: 'service' });
    const request = withKey('scim-1', person('once@example.com'));
    const first = await scim.call(scimCreateUser, request);
    expect(first.status).toBe(201);
    const again = await scim.call(scimCreateUser, request);
    expect(again).toMatchObject({ status: 201, text: first.text });
    for (const name of ['location', 'content-type']) expect(again.headers.get(name)).toBe(first.headers.get(name));
  });

  it('are forgotten after a day', async () => {
    const request = withKey('order-10', glCode('Daily'));
    await caller.call(createGlCode, request);
    house.clock.forward(day - 1);
    expect(isReplay(await caller.call(createGlCode, request))).toBe(true);
    house.clock.forward(1);
    const anew = await caller.call(createGlCode, withKey('order-10', glCode('Daily 2')));
    expect(anew.status).toBe(200);
    expect(isReplay(anew)).toBe(false);
    expect(await namesOf()).toEqual(expect.arrayContaining(['Daily', 'Daily 2']));
    await forgetExpiredKeys(house.settings, house.clock.read());
    expect((await rows()).map(({ key }) => key)).toEqual(['order-10']);
  });

  it('cannot fill the database', async () => {
    await sql`insert into idempotency_key (user_id, token_id, key, fingerprint, expires_at)
      select user_id, token_id, 'many ' || place, '', expires_at
      from idempotency_key, generate_series(1, 9999) as place`.execute(house.settings);
    expect((await caller.call(createGlCode, withKey('one-more', glCode('Full')))).status).toBe(429);
    const known = await caller.call(createGlCode, withKey('order-10', glCode('Daily 2')));
    expect(isReplay(known)).toBe(true);
    expect((await caller.call(createGlCode, { body: glCode('Without a key') })).status).toBe(200);
  });
});

/** Header values as bytes, as `fetch` wants them. */
const encoded = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]));

describe.runIf(inject('postgresUrl') !== null)('on two servers, a key', () => {
  it('is taken by one of them, and its answer is given by both', async () => {
    const house = await House.open({ sharesSettings: true });
    const other = await house.beside();
    try {
      const here = await tokenOf(house, 'admin', { writes: true });
      const there = new Caller(other.address, here.token);
      const request = withKey('shared', glCode('Shared'));
      const answers = await Promise.all([here, there, here, there].map((server) => server.call(createGlCode, request)));
      expect(answers.filter((answer) => answer.status === 200 && !isReplay(answer))).toHaveLength(1);
      expect(isReplay(await there.call(createGlCode, request))).toBe(true);
    } finally {
      await other.close();
      await house.close();
    }
  });
});
