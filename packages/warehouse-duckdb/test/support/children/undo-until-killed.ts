import { openDuckDbWarehouse } from '../../../src/index.ts';
import { addSimpleInvoice } from '../rows.ts';

/** Loads two invoices of 2,000 packages and undoes the second one, saying when, until it is killed. */
const [file = ''] = process.argv.slice(2);
const warehouse = await openDuckDbWarehouse({ file, threads: 2 });
for (const invoiceNumber of ['1', '2']) {
  const load = await warehouse.beginLoad({ kind: 'invoice', source: `${invoiceNumber}.csv` });
  addSimpleInvoice(load, 2000, { invoiceNumber });
  await load.commit();
}
process.stdout.write('undoing\n');
await warehouse.undoLoad(2, 'undo of 2.csv');
process.stdout.write('undone\n');
setInterval(() => undefined, 60_000);
