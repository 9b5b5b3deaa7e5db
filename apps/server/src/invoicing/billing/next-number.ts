import type { SettingsSchema } from '@waybill/db';
import type { Transaction } from 'kysely';

/**
 * The next number of a series, starting at 1. Other callers wait until the transaction ends; if it fails, the number is
 * reused, so that there are no gaps.
 */
export async function nextNumber(
  transaction: Transaction<SettingsSchema>,
  tenantId: number,
  series: string,
): Promise<number> {
  const { last } = await transaction
    .insertInto('number_series')
    .values({ tenant_id: tenantId, series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'series']).doUpdateSet(({ eb }) => ({ last: eb('number_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
