export { ClickHouseOnLoopback } from './clickhouse-on-loopback.ts';
