import { openDuckDbWarehouse } from '../../../src/index.ts';
import { addSimpleInvoice } from '../rows.ts';

/** Loads one invoice of 2,000 packages after the other, saying when each is published, until it is killed. */
const [file = ''] = process.argv.slice(2);
const warehouse = await openDuckDbWarehouse({ file, threads: 2 });
for (let number = 1; ; number += 1) {
  const load = await warehouse.beginLoad({ kind: 'invoice', source: `${number}.csv` });
  process.stdout.write(`loading ${number}\n`);
  addSimpleInvoice(load, 2000, { invoiceNumber: String(number) });
  const { loadId } = await load.commit();
  process.stdout.write(`published ${loadId}\n`);
}
