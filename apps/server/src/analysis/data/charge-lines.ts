import type { ChargeLine } from '@waybill/contract';
import { compileDataQuery, type Scope } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import { queryTimeoutMs } from '../../platform/query-limits.ts';

interface ChargeRow extends Record<string, string | number | null> {
  readonly CHARGE_DESCRIPTION: string | null;
  readonly NET_AMOUNT: number;
  readonly INCENTIVE_AMOUNT: number;
}

/** The charge lines of a package row, in the order of the file; none if the row is not in the scope. */
export async function chargeLinesOf(
  trackingId: number,
  scope: Scope,
  warehouse: Warehouse,
  signal: AbortSignal,
): Promise<ChargeLine[]> {
  const compiled = compileDataQuery(
    {
      selectColumnNames: ['charge_description', 'net_amount', 'incentive_amount'],
      fromTableNames: ['charge_level_info'],
      whereClauseDetails: [`tracking_id = ${trackingId}`],
      orderByDetails: ['charge_id'],
    },
    { scope },
  );
  const rows = await warehouse.rows<ChargeRow>(compiled, { signal, timeoutMs: queryTimeoutMs });
  return rows.map((row) => ({
    chargeDescription: row.CHARGE_DESCRIPTION ?? '',
    netAmount: row.NET_AMOUNT,
    incentiveAmount: row.INCENTIVE_AMOUNT,
  }));
}
