export type { PostgresServer } from './postgres-server.ts';
export { startPostgres } from './start-postgres.ts';
