import type { Warehouse } from '@waybill/warehouse';

/** The number of the load that the warehouse holds under this source; undefined when it was never committed. */
export async function findLoad(warehouse: Warehouse, source: string): Promise<number | undefined> {
  const loads = await warehouse.rows<{ LOAD_ID: number }>({
    sql: 'select max(load_id) as LOAD_ID from load where source = $1 having max(load_id) is not null',
    parameters: [source],
    columns: [{ name: 'LOAD_ID', type: 'integer' }],
  });
  return loads[0]?.LOAD_ID;
}
