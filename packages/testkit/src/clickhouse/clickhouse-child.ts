import { ClickHouseOnLoopback } from './clickhouse-on-loopback.ts';

const server = await ClickHouseOnLoopback.start();
process.send?.({ url: server.url });
process.once('disconnect', async () => {
  await server.stop();
  process.exit();
});
