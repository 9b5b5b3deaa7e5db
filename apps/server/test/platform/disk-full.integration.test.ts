import { captchaFileDetails, data } from '@waybill/contract';
import { House } from '@waybill/testkit';
import type { Warehouse } from '@waybill/warehouse';
import { afterAll, describe, expect, it } from 'vitest';
import { isDiskFull } from '../../src/platform/disk-full.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';

const errorOf = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const errors = [
  errorOf('ENOSPC: no space left on device, write', { code: 'ENOSPC' }),
  errorOf('could not extend file "base/5/16384": No space left on device', { code: '53100' }),
  errorOf('IO Error: Could not write file "/data/waybill.duckdb.wal": No space left on device'),
  errorOf('The load cannot be stored', { cause: errorOf('write failed', { code: 'EDQUOT' }) }),
];

describe('a full disk', async () => {
  let failure: Error | undefined;
  /** The real warehouse, whose disk may be full. */
  const onFullDisk = (warehouse: Warehouse): Warehouse =>
    new Proxy(warehouse, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'run' && failure !== undefined) return () => Promise.reject(failure);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const house = await House.open({ wrap: onFullDisk });
  afterAll(() => house.close());

  it.each(errors)('is told apart from faults of ours: $message', async (error) => {
    const shipper = await house.as('shipper');
    const { clientId } = await openSpendPage(shipper);
    const body = { selectColumnNames: ['count(*) as n'], fromTableNames: ['package_level_info'], clientId };
    failure = error;
    const answer = await shipper.call(data, { params: { page: 'spend', container: 'amounts' }, body });
    failure = undefined;
    expect(answer.status).toBe(507);
    expect(answer.body).toMatchObject({
      title: 'Insufficient Storage',
      detail: 'The server’s disk is full, so nothing was stored. Tell your administrator.',
    });
    expect((await shipper.call(data, { params: { page: 'spend', container: 'amounts' }, body })).status).toBe(200);
  });

  it('is not what is said of anything else', async () => {
    expect(isDiskFull(errorOf('read ECONNRESET', { code: 'ECONNRESET' }))).toBe(false);
    const admin = await house.as('admin');
    expect((await admin.call(captchaFileDetails, { params: { id: 999_999 } })).status).toBe(404);
  });
});
