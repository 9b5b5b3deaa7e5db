import type { ChargeConditions } from '@waybill/contract';
import { chargeFamilies } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import { queryTimeoutMs } from '../../platform/query-limits.ts';

interface BilledKind extends Record<string, string | null> {
  readonly CARRIER_NAME: string;
  readonly SERVICE_CATEGORY: string;
  readonly ACCESSORIAL: string | null;
}

/** The values that occur in the charges of a scope, for each list of a rule. The caller adds the accounts. */
export async function billedChoices(
  scope: Scope,
  warehouse: Warehouse,
  signal: AbortSignal,
): Promise<Omit<ChargeConditions, 'accountNumbers'>> {
  const columns = ['carrier_name', 'service_category', 'accessorial'];
  const compiled = compileDataQuery(
    {
      selectColumnNames: ['carrier_name', 'service_category', 'accessorial_group as accessorial'],
      fromTableNames: ['charge_level_info'],
      groupByDetails: columns,
    },
    { scope, rollups: warehouse.rollups },
  );
  const kinds = await warehouse.rows<BilledKind>(compiled, { signal, timeoutMs: queryTimeoutMs });
  return {
    carrierNames: inOrder(kinds.map(({ CARRIER_NAME }) => CARRIER_NAME)),
    serviceCategories: inOrder(kinds.map(({ SERVICE_CATEGORY }) => SERVICE_CATEGORY)),
    chargeFamilies: [...chargeFamilies],
    accessorials: inOrder(kinds.map(({ ACCESSORIAL }) => ACCESSORIAL)),
  };
}

const inOrder = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null && value !== ''))].map(String).sort((a, b) => a.localeCompare(b));
