import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { authenticate, data, getRows, uploadInvoiceFile, uploadType } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { dataPaths } from '../../src/platform/data-directory/data-paths.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';

describe('the log', async () => {
  const lines: string[] = [];
  const house = await House.open({ logger: createLogger('trace', { write: (line) => void lines.push(line) }) });
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { clientId } = await openSpendPage(shipper);

  it('tells how long a query took by page and container, and nothing of what was asked', async () => {
    const secret = 'tracking-number-nobody-may-see';
    const body = {
      selectColumnNames: ['sum(net_amount) as amount'],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: [`tracking_number = '${secret}'`],
      clientId,
    };
    await shipper.call(data, { params: { page: 'spend', container: 'amounts' }, body });
    const timed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'queried');
    expect(timed).toMatchObject({ page: 'spend', container: 'amounts', milliseconds: expect.any(Number) });
    expect(lines.join('')).not.toContain(secret);
  });

  it('warns of a slow answer with what explains it, and nothing of what was asked', async () => {
    const warned: string[] = [];
    const logger = createLogger('warn', { write: (line) => void warned.push(line) });
    const slow = await House.open({ logger, slowMilliseconds: 0 });
    const asker = await slow.as('shipper');
    warned.splice(0);
    const where = "tracking_number = 'nobody-may-see'";
    await asker.call(getRows, {
      params: { pageName: 'spend' },
      body: { startRow: 0, endRow: 10, clientId, whereClauses: [where] },
    });
    await slow.close();
    expect(warned.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'slow request',
        method: 'POST',
        route: '/aiparcelweb/api/aidashboards/getRows/:pageName',
        status: 200,
        milliseconds: expect.any(Number),
        bodyAfter: expect.any(Number),
        queries: 2,
        shared: 0,
        waited: expect.any(Number),
        heldBack: expect.any(Number),
        ran: expect.any(Number),
        eventLoopLate: expect.any(Number),
        atWork: { short: { running: 0, waiting: 0 }, long: { running: 0, waiting: 0 } },
      },
    ]);
    expect(warned.join('')).not.toContain('nobody-may-see');
  });

  it('has no error for a file whose sender goes away', async () => {
    const written: string[] = [];
    const abandoned = await House.open({ logger: createLogger('error', { write: (line) => void written.push(line) }) });
    const uploaded = async () => (await readdir(dataPaths(abandoned.dataDirectory).uploaded).catch(() => [])).length;
    const lines = [
      `POST ${uploadInvoiceFile.path}?name=half.csv HTTP/1.1`,
      'host: 127.0.0.1',
      `content-type: ${uploadType}`,
      'content-length: 1000000',
      `authorization: Bearer ${await abandoned.signIn('admin')}`,
    ];
    const socket = connect(Number(new URL(abandoned.address).port), '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\nhalf a file`);
    await expect.poll(uploaded).toBe(1);
    socket.destroy();
    await expect.poll(uploaded).toBe(0);
    await abandoned.close();
    expect(written).toEqual([]);
  });

  it('has the reference of a failure that nobody expected, and why it failed, which the caller is not told', async () => {
    const written: string[] = [];
    const logger = createLogger('error', { write: (line) => void written.push(line) });
    const broken = await House.open({
      logger,
      wrap: (warehouse) =>
        new Proxy(warehouse, {
          get(target, name) {
            if (name === 'run') return () => Promise.reject(new Error('a fault of ours'));
            const value: unknown = Reflect.get(target, name, target);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        }),
    });
    const asker = await broken.as('shipper');
    const body = { selectColumnNames: ['count(*) as n'], fromTableNames: ['package_level_info'], clientId };
    const answer = await asker.call(data, { params: { page: 'spend', container: 'amounts' }, body });
    await broken.close();
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Server Error',
      status: 500,
      detail: 'The server could not answer this request.',
      reference: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    const { reference } = answer.body as unknown as { reference: string };
    expect(written.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request failed', reqId: reference, err: { message: 'a fault of ours' } },
    ]);
  });

  it('has no password, no token and no query string', async () => {
    await house.anyone.call(authenticate, { body: { username: 'shipper', password: 'secret-of-mine' } });
    await house.anyone.send('GET', '/sso-callback?token=token-of-mine');
    await shipper.send('GET', '/aiparcelweb/api/nothing?password=secret-of-mine');
    const log = lines.join('');
    expect(log).toContain('/sso-callback');
    for (const secret of ['secret-of-mine', 'token-of-mine', shipper.token ?? '']) expect(log).not.toContain(secret);
  });

  it('hides secrets wherever an object carries them', () => {
    const written: string[] = [];
    const logger = createLogger('info', { write: (line) => void written.push(line) });
    logger.info({ password: 'p1', body: { password: 'p2', newPassword: 'p3', oldPassword: 'p4' }, id_token: 't1' });
    logger.info({ req: { headers: { authorization: 'Bearer t2' } }, request: { headers: { authorization: 't3' } } });
    expect(written.join('')).not.toMatch(/p1|p2|p3|p4|t1|t2|t3/);
  });
});
