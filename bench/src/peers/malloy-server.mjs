import { createRequire } from 'node:module';
import { join } from 'node:path';

// What a team would build with Malloy: one Fastify route that takes a query in its language and answers with rows.
// Arguments: the folder with the peers' packages, and the warehouse file.

const [folder, file] = process.argv.slice(2);
const load = createRequire(join(folder, 'package.json'));
const { Runtime } = load('@malloydata/malloy');
const { DuckDBConnection } = load('@malloydata/db-duckdb');

const connection = new DuckDBConnection({ name: 'duckdb', databasePath: file, readOnly: true });
const runtime = new Runtime({ connection, urlReader: { readURL: async () => '' } });
const model = runtime.loadModel(`
  source: packages is duckdb.table('package_level_info') extend {
    measure:
      spend is net_amount_usd.sum() { where: carrier_name != 'USPS' and carrier_name !~ 'DHL%' and net_amount != 0 }
  }
`);
await model.getModel();

const server = load('fastify')();
const exact = (_name, value) => (typeof value === 'bigint' ? String(value) : value);
server.post('/query', async (request, reply) => {
  const result = await model.loadQuery(request.body.query).run({ rowLimit: 1_000_000 });
  return reply.type('application/json').send(JSON.stringify(result.data.toObject(), exact));
});
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit());
