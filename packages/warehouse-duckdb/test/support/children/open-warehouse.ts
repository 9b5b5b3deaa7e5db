import { openDuckDbWarehouse } from '../../../src/index.ts';

const [file = ''] = process.argv.slice(2);
try {
  await (await openDuckDbWarehouse({ file })).close();
  process.stdout.write('opened\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? `${error.name}: ${error.message}` : error}\n`);
}
