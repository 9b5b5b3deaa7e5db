export { ClickHouseOnLoopback } from './clickhouse-on-loopback.ts';
export { ClickHouseProcess } from './clickhouse-process.ts';
