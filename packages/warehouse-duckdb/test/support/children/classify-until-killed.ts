import { openDuckDbWarehouse } from '../../../src/index.ts';
import { addInvoiceWithUnknown, drones } from '../unknown-charges.ts';

/** Loads 2,000 packages with an unknown charge and classifies it, saying when, until it is killed. */
const [file = ''] = process.argv.slice(2);
const warehouse = await openDuckDbWarehouse({ file, threads: 2 });
const load = await warehouse.beginLoad({ kind: 'invoice', source: '1.csv' });
addInvoiceWithUnknown(load, '1', { packages: 2000 });
await load.commit();
process.stdout.write('classifying\n');
await warehouse.classifyCharges(drones, [1001], 'classification 7');
process.stdout.write('classified\n');
setInterval(() => undefined, 60_000);
