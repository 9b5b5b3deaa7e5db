import type { Settings } from '@waybill/db';
import { type Warehouse, WarehouseUnreachable } from '@waybill/warehouse';
import { refreshAccountMirror } from '../organisation/clients/account-mirror.ts';
import type { createLogger } from '../platform/logger.ts';

type Logger = ReturnType<typeof createLogger>;

const millisecondsBetweenAttempts = 10_000;

/**
 * Brings the accounts in the warehouse up to date. If the warehouse takes no changes now, such as without one of its
 * replicas, the server starts all the same, and tries again until they are.
 */
export async function refreshAccounts(settings: Settings, warehouse: Warehouse, logger: Logger): Promise<void> {
  try {
    await refreshAccountMirror(settings, warehouse);
  } catch (error) {
    if (!(error instanceof WarehouseUnreachable)) throw error;
    logger.warn({ err: error }, 'The accounts in the warehouse are not up to date yet.');
    const again = () => {
      refreshAccounts(settings, warehouse, logger).catch((failure: unknown) =>
        logger.error({ err: failure }, 'The accounts in the warehouse are not up to date.'),
      );
    };
    setTimeout(again, millisecondsBetweenAttempts).unref();
  }
}
