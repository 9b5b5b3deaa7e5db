import { WarehouseUnreachable } from '@waybill/warehouse';
import type { createLogger } from '../platform/logger.ts';

const millisecondsBetweenAttempts = 10_000;

/**
 * Does what a server does at its start to the warehouse. If the warehouse takes no changes now, such as without one of
 * its replicas, the server starts all the same, and tries again until it has been done.
 * @param what for the log, such as 'refresh the accounts'
 */
export async function oncePossible(
  what: string,
  work: () => Promise<void>,
  logger: Pick<ReturnType<typeof createLogger>, 'warn' | 'error'>,
  milliseconds = millisecondsBetweenAttempts,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof WarehouseUnreachable)) throw error;
    logger.warn({ err: error }, `The warehouse does not let Waybill ${what} yet.`);
    const again = () => {
      oncePossible(what, work, logger, milliseconds).catch((failure: unknown) =>
        logger.error({ err: failure }, `Waybill could not ${what}.`),
      );
    };
    setTimeout(again, milliseconds).unref();
  }
}
