import { describe, expect, it } from 'vitest';
import { addSimpleInvoice } from './support/rows.ts';
import { withWarehouse } from './support/temporary-warehouse.ts';

describe('the ledger of loads', () => {
  it('tells what was loaded from where, the last load of each client, and what an invoice counts', async () => {
    await withWarehouse(async (warehouse) => {
      await warehouse.assertAnswers();
      expect(await warehouse.loads(0)).toEqual([]);
      expect(await warehouse.loadOf('one.csv')).toBeUndefined();
      for (const [source, more] of [
        ['one.csv', { invoiceNumber: '1', billDate: '2025-08-02' }],
        ['two.csv', { invoiceNumber: '2', billDate: '2025-07-01' }],
        ['other.csv', { invoiceNumber: '3', billDate: '2025-09-09', clientId: 1002 }],
      ] as const) {
        const load = await warehouse.beginLoad({ kind: 'invoice', source });
        addSimpleInvoice(load, 2, more);
        await load.commit();
      }
      const loads = await warehouse.loads(3);
      expect(loads.map(({ loadId, source }) => [loadId, source])).toEqual([
        [1, 'one.csv'],
        [2, 'two.csv'],
        [3, 'other.csv'],
      ]);
      expect(await warehouse.loads(1)).toEqual(loads.slice(0, 1));
      expect(await warehouse.loadOf('two.csv')).toBe(2);
      expect(await warehouse.lastLoads(3)).toEqual([
        { clientId: 1001, loadedAt: loads[1]?.committedAt, newestBillDate: '2025-08-02' },
        { clientId: 1002, loadedAt: loads[2]?.committedAt, newestBillDate: '2025-09-09' },
      ]);
      const changes = async (published: number) => {
        const { ofEverybody, ofClients } = await warehouse.lastChanges(published);
        const of = (clientId: number) => `${ofEverybody} ${ofClients.get(clientId)}`;
        return { first: of(1001), second: of(1002) };
      };
      expect(await changes(3)).toEqual({ ...(await changes(2)), second: expect.stringContaining('3 ') });
      await warehouse.undoLoad(3, 'undo');
      const undone = await changes(4);
      for (const [client, change] of Object.entries(await changes(3)))
        expect(undone).not.toHaveProperty(client, change);
      const [invoice] = await warehouse.invoices({ clientIds: [1001] });
      const counted = await warehouse.countedPackages(invoice?.invoiceId ?? 0n);
      expect([...counted].sort()).toEqual(['1Z10', '1Z11']);
    });
  });
});
