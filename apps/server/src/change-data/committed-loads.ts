import type { LoadedChange } from '@waybill/contract';
import type { Warehouse } from '@waybill/warehouse';

/** The loads up to the published one: where each came from, and when it was there. */
export async function committedLoads(
  warehouse: Pick<Warehouse, 'rows'>,
  published: number,
): Promise<Pick<LoadedChange, 'id' | 'name' | 'loadedAt'>[]> {
  const rows = await warehouse.rows<{ ID: number; SOURCE: string; LOADED_AT: string }>({
    sql: `select load_id as ID, source as SOURCE,
        strftime(committed_at, '%Y-%m-%dT%H:%M:%S.%gZ') as LOADED_AT
      from load where load_id <= $1`,
    parameters: [published],
    columns: [
      { name: 'ID', type: 'integer' },
      { name: 'SOURCE', type: 'text' },
      { name: 'LOADED_AT', type: 'text' },
    ],
  });
  return rows.map(({ ID, SOURCE, LOADED_AT }) => ({ id: ID, name: SOURCE, loadedAt: LOADED_AT }));
}
