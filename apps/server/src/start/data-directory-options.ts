import type { FastifyBaseLogger } from 'fastify';
import type { DataDirectoryOptions } from '../platform/data-directory/open-data-directory.ts';
import { queryWatch } from '../platform/telemetry/query-watch.ts';
import type { Config } from './config.ts';

/** How the settings say that the data directory is to be opened. */
export const dataDirectoryOptions = (config: Config, logger: FastifyBaseLogger): DataDirectoryOptions => ({
  directory: config.dataDirectory,
  scratchDirectory: config.scratchDirectory,
  filesLocation: config.filesLocation,
  databaseUrl: config.databaseUrl,
  warehouseAddress: config.warehouseAddress,
  memoryLimit: config.memoryLimit,
  watch: queryWatch(logger, config.slowQueryMilliseconds),
  warn: (message) => logger.warn(message),
});
