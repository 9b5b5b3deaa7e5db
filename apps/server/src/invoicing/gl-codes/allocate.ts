import type { GlAllocationRow } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type DateRange, glAllocationQuery } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import { rulesOf } from './rules-of-client.ts';

interface AllocatedRow extends Record<string, string | number | null> {
  readonly CODE: string;
  readonly CARRIER_NAME: string;
  readonly CHARGE_FAMILY: string;
  readonly ACCESSORIAL: string | null;
  readonly CHARGES: number;
  readonly AMOUNT: number;
}

/** Whose charges are booked, and how to read them. */
interface Allocation {
  readonly client: Pick<ReadableClient, 'id' | 'name' | 'parentClientId'>;
  /** Holds this client and no other. */
  readonly scope: Scope;
  readonly dates: DateRange;
  readonly currencyCode: string | undefined;
  readonly signal: AbortSignal;
}

/** The charges of one client by GL code: its own rules are tried first, then its parent's. */
export async function allocate(
  settings: Settings,
  warehouse: Warehouse,
  { client, scope, dates, currencyCode, signal }: Allocation,
): Promise<GlAllocationRow[]> {
  const rules = await rulesOf(settings, client);
  const names = new Map(rules.toReversed().map(({ code, name }) => [code, name]));
  const compiled = compileDataQuery(glAllocationQuery({ clientId: client.id, dates, currencyCode, rules }), {
    scope,
    rollups: warehouse.rollups,
  });
  const limits = { ...longQuery, signal, maxRows: mostRowsOfContainer };
  const rows = await warehouse.rows<AllocatedRow>(compiled, limits);
  return rows.map((row) => ({
    client: { id: client.id, name: client.name },
    code: row.CODE,
    name: names.get(row.CODE) ?? '',
    carrierName: row.CARRIER_NAME,
    chargeFamily: row.CHARGE_FAMILY,
    accessorial: row.ACCESSORIAL,
    charges: row.CHARGES,
    amount: row.AMOUNT,
  }));
}
