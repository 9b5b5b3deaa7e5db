import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Mosaic's own handler of queries, which takes SQL, without its log. Its client makes tables of what charts have added up
// and asks these; `pre_aggregated` has such a table for the charts of the bench.
// Arguments: the folder with the peers' packages, and the warehouse file.

const [folder, file] = process.argv.slice(2);
const load = createRequire(join(folder, 'package.json'));
const handler = join(folder, 'node_modules/@uwdata/mosaic-duckdb/src/data-server.js');
const { queryHandler } = await import(pathToFileURL(handler).href);
const { DuckDBInstance } = load('@duckdb/node-api');

const instance = await DuckDBInstance.create(':memory:');
const connection = await instance.connect();
await connection.run(`attach '${file.replaceAll("'", "''")}' as warehouse (read_only)`);
await connection.run(`create table pre_aggregated as
  select client_id, bill_date, pickup_date, carrier_name, service_category, tracking_status, normalised_consignee_state,
    normalised_consignee_country,
    sum(case when carrier_name <> 'USPS' and carrier_name not like 'DHL%' and net_amount <> 0 then net_amount_usd end) as spend,
    sum(net_fuel_surcharge_amount_usd) as fuel, sum(net_other_accessorial_amount_usd) as accessorials,
    sum(transportation_discount_usd) as discount, sum(transportation_amount_usd) as transportation,
    sum(no_of_pkgs) as packages
  from warehouse.package_level_info group by all order by client_id, bill_date`);
await connection.run('use warehouse');

const db = { query: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson() };
const handle = queryHandler(db, null);
const printed = console.log;
console.log = () => undefined;

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const answer = {
      json: (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
      error: (error, code) => response.writeHead(code).end(String(error)),
    };
    handle(answer, Buffer.concat(chunks));
  });
});
server.listen(0, '127.0.0.1', () => printed(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit());
