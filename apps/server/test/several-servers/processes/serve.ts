import { openOnWarehouse } from '../../../src/platform/data-directory/open-data-directory.ts';
import { readConfig } from '../../../src/start/config.ts';
import { startServer } from '../../../src/start/server.ts';
import { remoteWarehouse } from './remote-warehouse.ts';

/** The server as it is, but on a warehouse that it shares with others. */
const warehouse = await remoteWarehouse();
const server = await startServer(readConfig(process.env, process.cwd()), (options) =>
  openOnWarehouse(options, {
    isShared: true,
    open: async () => ({ warehouse, fill: () => Promise.reject(new Error('The warehouse is filled.')) }),
  }),
);
process.on('SIGTERM', () => void server.stop('SIGTERM'));
