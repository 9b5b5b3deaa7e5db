export { onServer } from './on-server.ts';
export { type KillableServer, startPackaged } from './packaged-server.ts';
export type { PostgresServer } from './postgres-server.ts';
export { startPostgres } from './start-postgres.ts';
