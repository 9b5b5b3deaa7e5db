import { type FileLayoutDetail, type FileMapping, fileMapping } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { notFound } from '../../platform/problems.ts';

/** The layouts that a tenant mapped, unordered. */
export const administeredLayouts = (settings: Settings, tenantId: number) =>
  settings
    .selectFrom('file_layout')
    .leftJoin('carrier', (join) =>
      join.on('carrier.id', '=', ({ fn }) => fn.coalesce('file_layout.carrier_id', 'file_layout.delivery_carrier_id')),
    )
    .select([
      'file_layout.id',
      'file_layout.name',
      'carrier.name as carrier',
      sql<string>`to_char(file_layout.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('changedAt'),
    ])
    .where('file_layout.tenant_id', '=', tenantId);

/** @throws ProblemError 404 if the tenant has no such layout. */
export async function administeredLayout(settings: Settings, tenantId: number, id: number): Promise<FileLayoutDetail> {
  const layout = await administeredLayouts(settings, tenantId)
    .select('file_layout.mapping')
    .where('file_layout.id', '=', id)
    .executeTakeFirst();
  if (layout === undefined) throw notFound('There is no such file layout.');
  return { ...layout, mapping: withCarrier(fileMapping.parse(JSON.parse(layout.mapping)), layout.carrier) };
}

/** The carrier may be called otherwise since the mapping was saved. */
function withCarrier(mapping: FileMapping, carrier: string | null): FileMapping {
  return mapping.format === 'waybill mapping 1'
    ? { ...mapping, carrier: carrier ?? mapping.carrier }
    : { ...mapping, carrier };
}
