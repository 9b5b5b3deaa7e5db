import {
  addFindingFile,
  changeTrackingExceptions,
  deleteFindingFile,
  downloadFindingFile,
  listNotifications,
  listTrackingExceptions,
  showTrackingException,
} from '@waybill/contract';
import { House, neighbour, today } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const days = { from: '2025-01-01', to: today };
const photograph = Buffer.from('89504e470d0a1a0a00', 'hex');

describe('what colleagues put beside a finding', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { rows } = (await admin.call(listTrackingExceptions, { query: { ...days, size: 5 } })).body;
  const [finding] = rows;
  const findingId = finding?.id ?? '';
  const add = (fileName: string, bytes: Buffer) =>
    admin.call(addFindingFile, {
      body: { findingId, filters: days, fileName, content: bytes.toString('base64') },
    });
  const filesOnPage = async () =>
    (await admin.call(showTrackingException, { params: { findingId }, query: days })).body.files;

  it('are files: on its page with who put them there, read as they were, and deleted', async () => {
    const { status, body, text } = await add('../../photo.png', photograph);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ fileName: '.._.._photo.png', contentType: 'image/png', bytes: 9, by: 'admin' });
    expect(await filesOnPage()).toEqual([body]);
    const params = { id: body.id };
    const read = await admin.call(downloadFindingFile, { params });
    expect([read.status, read.text]).toEqual([200, photograph.toString('utf8')]);
    const other = await house.as(neighbour.login, neighbour.tenant);
    expect((await other.call(downloadFindingFile, { params })).status).toBe(404);
    expect((await other.call(deleteFindingFile, { params })).status).toBe(404);
    expect((await admin.call(deleteFindingFile, { params })).status).toBe(200);
    expect((await admin.call(downloadFindingFile, { params })).status).toBe(404);
    expect(await filesOnPage()).toEqual([]);
  });

  it('are no programs, nothing large, and beside no finding that is not there', async () => {
    expect(await add('run.exe', Buffer.from('4d5a9000', 'hex'))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'content' }] },
    });
    expect((await add('large.png', Buffer.concat([photograph, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(400);
    const body = {
      findingId: '0'.repeat(32),
      filters: days,
      fileName: 'a.png',
      content: photograph.toString('base64'),
    };
    expect((await admin.call(addFindingFile, { body })).status).toBe(404);
  });

  it('is told to a colleague who is mentioned or to whom findings are assigned, once, with the way there', async () => {
    const analyst = await house.as('analyst');
    const [theirs] = (await analyst.call(listTrackingExceptions, { query: { ...days, size: 1 } })).body.rows;
    const change = { filters: days, ids: [theirs?.id ?? ''] };
    const note = 'Please ask the carrier, @analyst. And @nobody.';
    const first = await admin.call(changeTrackingExceptions, { body: { ...change, note } });
    expect(first.status, first.text).toBe(200);
    await admin.call(changeTrackingExceptions, { body: { ...change, note: `${note} Thanks!` } });
    await admin.call(changeTrackingExceptions, { body: { ...change, ownerId: await idOf('analyst') } });
    const told = await findingMessages('analyst');
    expect(told).toMatchObject([
      { kind: 'findings_assigned', values: { by: 'admin', count: 1 } },
      { kind: 'finding_mention', values: { by: 'admin', note } },
    ]);
    expect(told.map(({ link }) => link?.split('?')[0])).toEqual(Array(2).fill(`/exceptionTracking/${theirs?.id}`));
    expect(await findingMessages('admin')).toEqual([]);
  });

  it('is neither told nor assigned to who may not read the client or work on the level', async () => {
    const own = await house.settings
      .selectFrom('user_client')
      .select('client_id')
      .where('user_id', '=', await idOf('analyst'))
      .execute();
    const { rows: all } = (await admin.call(listTrackingExceptions, { query: { ...days, size: 100 } })).body;
    const foreign = all.find(({ clientId }) => !own.some(({ client_id: id }) => id === clientId))?.id ?? '';
    const before = await findingMessages('analyst');
    const change = { filters: days, ids: [foreign] };
    const noted = await admin.call(changeTrackingExceptions, { body: { ...change, note: '@analyst @guest look' } });
    expect(noted.status).toBe(200);
    expect([await findingMessages('analyst'), await findingMessages('guest')]).toEqual([before, []]);
    for (const login of ['analyst', 'guest']) {
      const assigned = await admin.call(changeTrackingExceptions, { body: { ...change, ownerId: await idOf(login) } });
      expect(assigned).toMatchObject({ status: 400, body: { errors: [{ field: 'ownerId' }] } });
    }
  });

  async function findingMessages(login: string) {
    const { notifications } = (await (await house.as(login)).call(listNotifications)).body;
    return notifications.filter(({ kind }) => kind.startsWith('finding'));
  }

  async function idOf(login: string): Promise<number> {
    const found = house.settings.selectFrom('user_account').select('id').where('login', '=', login);
    return (await found.executeTakeFirstOrThrow()).id;
  }
});
