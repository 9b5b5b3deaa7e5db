import { openSettings } from '@waybill/db';
import { copiedDatabase, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { wasLoaded } from '../../../../src/intake/loads/judge/loaded-before.ts';
import { findWaitingFiles } from '../../../../src/intake/loads/judge/waiting-files.ts';
import { addFile, fileInvoice } from './file-rows.ts';

const database = await copiedDatabase();
const settings = await openSettings(database.location);
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

const tenantId = await tenantNamed('default');
const theirTenant = await tenantNamed(neighbour.tenant);

async function tenantNamed(name: string): Promise<number> {
  return (await settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
}

describe('the waiting files that fit a file', () => {
  const received = { tenantId, sha256: 'the file itself' };
  const invoices = [{ ...fileInvoice, clientId: 1002 }];
  const found = async (clientIds?: readonly number[]) =>
    await findWaitingFiles(settings, received, invoices, clientIds);

  it('are those of the tenant that are kept and still wait, in the order in which they came', async () => {
    await addFile(settings, { tenantId, sha256: 'refused', status: 'refused' });
    await addFile(settings, { tenantId: theirTenant, sha256: 'of another tenant' });
    await addFile(settings, { tenantId, sha256: 'not kept', address: null });
    await addFile(settings, { tenantId, sha256: 'unreadable', summary: '?' });
    await addFile(settings, received);
    expect(await found()).toEqual([]);
    const first = await addFile(settings, { tenantId, sha256: 'first', address: 'first.csv' });
    const second = await addFile(settings, { tenantId, sha256: 'second', address: 'second.csv' });
    await settings.updateTable('invoice_file').set({ reason: 'It waits.' }).where('id', '=', first).execute();
    expect(await found()).toEqual([
      { id: first, address: 'first.csv' },
      { id: second, address: 'second.csv' },
    ]);
  });

  it('are for some clients only those that hold nothing of others', async () => {
    expect(await found([1002])).toHaveLength(2);
    expect(await found([1005])).toEqual([]);
  });
});

describe('the content of a file', () => {
  const loadedBy = async (sha256: string, receiver: Parameters<typeof wasLoaded>[2] = {}) =>
    await wasLoaded(settings, { tenantId, sha256 }, receiver);

  it('was loaded before only if a file with it was loaded for the tenant', async () => {
    await addFile(settings, { tenantId, sha256: 'loaded', status: 'loaded' });
    await addFile(settings, { tenantId, sha256: 'waiting' });
    await addFile(settings, { tenantId: theirTenant, sha256: 'theirs', status: 'loaded' });
    expect(await loadedBy('loaded')).toBe(true);
    expect(await loadedBy('waiting')).toBe(false);
    expect(await loadedBy('theirs')).toBe(false);
    expect(await loadedBy('unknown')).toBe(false);
  });

  it('was loaded for the named client, or else for one that counts', async () => {
    expect(await loadedBy('loaded', { clientId: 1002 })).toBe(true);
    expect(await loadedBy('loaded', { clientId: 1005 })).toBe(false);
    expect(await loadedBy('loaded', { clientId: 1005, clientIds: [1002, 1005] })).toBe(false);
    expect(await loadedBy('loaded', { clientIds: [1005, 1002] })).toBe(true);
    expect(await loadedBy('loaded', { clientIds: [1005] })).toBe(false);
    await addFile(settings, { tenantId, sha256: 'loaded', status: 'loaded', clientIds: [1006, 1005] });
    expect(await loadedBy('loaded', { clientId: 1002 })).toBe(true);
    expect(await loadedBy('loaded', { clientId: 1005 })).toBe(true);
    expect(await loadedBy('loaded', { clientIds: [1003] })).toBe(false);
    await addFile(settings, { tenantId, sha256: 'unreadable', status: 'loaded', summary: '?' });
    expect(await loadedBy('unreadable', { clientId: 1002 })).toBe(false);
    expect(await loadedBy('unreadable')).toBe(true);
  });
});
