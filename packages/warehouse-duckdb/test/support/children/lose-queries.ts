import { openDuckDbWarehouse } from '../../../src/index.ts';
import { statement } from '../temporary-warehouse.ts';

/** The engine's LIKE tries this in more ways than there is time for, and looks for no interrupt meanwhile. */
const endless = (number: number) =>
  statement(
    `select count(*) from range(4000) r(i) where '${'a'.repeat(200)}' || i like '${'%_a'.repeat(20)}b${number}'`,
    { N: 'bigint' },
  );

const [file = ''] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);
const warehouse = await openDuckDbWarehouse({ file, threads: 2, connections: 2 });
const reasonOf = (error: unknown) => (error instanceof Error ? error.name : String(error));

const lost = warehouse.run(endless(1), { timeoutMs: 300 }).catch(reasonOf);
say(`lost: ${await lost}`);
while (warehouse.lostQueries === 0) await new Promise((resolve) => setTimeout(resolve, 50));
const answers = await Promise.all(
  [1, 2, 3].map((number) => warehouse.rows(statement('select ?', { N: 'integer' }, [number]))),
);
say(`others: ${JSON.stringify(answers.flat())}`);
const underWay = warehouse.run(endless(2), { timeoutMs: 60_000 }).catch(reasonOf);
await new Promise((resolve) => setTimeout(resolve, 300));
await warehouse.close();
say(`closed: ${await underWay}, ${warehouse.lostQueries} go on`);
process.kill(process.pid, 'SIGKILL');
