import { openDuckDbWarehouse } from '../../../src/index.ts';
import { deliveriesFile, factOf, loadUndelivered } from '../deliveries.ts';

/** Loads an invoice of 3,000 packages and a file with their deliveries, saying when, until it is killed. */
const [file = ''] = process.argv.slice(2);
const warehouse = await openDuckDbWarehouse({ file, threads: 2 });
const numbers = Array.from({ length: 3000 }, (_, index) => `1Z${index}`);
await loadUndelivered(
  warehouse,
  numbers.map((tracking_number) => ({ tracking_number })),
  { invoiceNumber: '1' },
);
const load = await warehouse.beginDeliveries(deliveriesFile());
for (const [index, number] of numbers.entries())
  load.add(factOf(number, { line: index + 2, promised: '2025-08-06', delivered: '2025-08-07' }));
process.stdout.write('committing\n');
await load.commit();
process.stdout.write('committed\n');
setInterval(() => undefined, 60_000);
