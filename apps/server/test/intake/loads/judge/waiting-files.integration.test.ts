import { openSettings } from '@waybill/db';
import { copiedDatabase, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { findWaitingFiles } from '../../../../src/intake/loads/judge/waiting-files.ts';

const database = await copiedDatabase();
const settings = await openSettings(database.location);
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

const [tenantId, theirTenant] = await Promise.all(['default', neighbour.tenant].map(tenantNamed));
const named = { carrierName: 'FedEx', accountNumber: '1', invoiceNumber: '7', billDate: '2026-10-03' };
const invoice = { ...named, clientId: 1002 };
const received = { tenantId, sha256: 'the file itself' };

async function tenantNamed(name: string): Promise<number> {
  return (await settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
}

interface Waiting {
  readonly sha256?: string;
  readonly status?: 'incomplete' | 'refused';
  readonly tenant?: number;
  readonly address?: string | null;
  readonly clientId?: number | null;
  readonly summary?: string;
}

const summaryOf = (clientId: number | null): string =>
  JSON.stringify({
    report: {
      name: 'part.csv',
      sha256: '',
      layout: null,
      status: 'incomplete',
      messages: [],
      invoices: [
        {
          ...named,
          clientId,
          currencyCode: 'USD',
          rows: 1,
          packages: 0,
          amount: '0.00',
          statedAmount: '1.00',
          status: 'incomplete',
        },
      ],
      mappedToOther: [],
      rows: 1,
      packages: 0,
      badLines: 0,
      quarantineReport: null,
      seconds: 0,
    },
    createdAccounts: [],
    completedFiles: [],
  });

/** Adds a file that holds a part of the invoice; answers its number. */
async function add({
  sha256 = 'another',
  status = 'incomplete',
  tenant = tenantId,
  address = 'kept.csv',
  clientId = 1002,
  summary,
}: Waiting) {
  const { id } = await settings
    .insertInto('invoice_file')
    .values({
      tenant_id: tenant,
      name: 'part.csv',
      sha256,
      bytes: 1,
      layout: null,
      status,
      reason: null,
      summary: summary ?? summaryOf(clientId),
      quarantine_path: null,
      kept_path: address,
      load_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const found = async (clientIds?: readonly number[]) => await findWaitingFiles(settings, received, [invoice], clientIds);

describe('the waiting files that fit a file', () => {
  it('are those of the tenant that are kept and still wait, in the order in which they came', async () => {
    await add({ sha256: 'loaded', status: 'refused' });
    await add({ sha256: 'of another tenant', tenant: theirTenant });
    await add({ sha256: 'not kept', address: null });
    await add({ sha256: 'unreadable', summary: '?' });
    await add({ sha256: received.sha256 });
    expect(await found()).toEqual([]);
    const second = await add({ sha256: 'second', address: 'second.csv' });
    const first = await add({ sha256: 'first', address: 'first.csv' });
    await settings.updateTable('invoice_file').set({ reason: 'It waits.' }).where('id', '=', second).execute();
    expect(await found()).toEqual([
      { id: second, address: 'second.csv' },
      { id: first, address: 'first.csv' },
    ]);
  });

  it('are for some clients only those that hold nothing of others', async () => {
    expect(await found([1002])).toHaveLength(2);
    expect(await found([1005])).toEqual([]);
  });
});
