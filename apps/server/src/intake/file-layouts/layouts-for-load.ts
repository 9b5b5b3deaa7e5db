import { type FileMapping, fileMapping } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type MappedLayout, mappedLayout, mappingProblems, type ReadingOptions } from '@waybill/invoices';
import { Refused } from '../loads/not-loaded.ts';
import { carrierNamed } from './carrier-named.ts';

/** How to read a file. */
interface Reading {
  /** Instead of by the layout that its content shows. */
  readonly mapping?: FileMapping | undefined;
  /** The mapping is only tried: its carrier may be one that is not stored yet. */
  readonly isDraft?: boolean | undefined;
}

/** Of a carrier that is not stored yet. */
const noCarrierId = 0;

/**
 * The layouts for a tenant's file in addition to the built-in ones: the mapping that the caller named, otherwise all
 * that the tenant saved. @throws Refused with everything that is wrong with the mapping.
 */
export async function layoutsForLoad(
  settings: Settings,
  tenantId: number,
  { mapping, isDraft }: Reading,
): Promise<Pick<ReadingOptions, 'chosen' | 'mapped'>> {
  if (mapping === undefined) return { mapped: await savedLayouts(settings, tenantId) };
  const problems = mappingProblems(mapping);
  if (problems.length > 0) throw new Refused(problems.map(({ field, message }) => `${field}: ${message}`));
  const known = await carrierNamed(settings, tenantId, mapping.carrier);
  const carrier = known ?? (isDraft === true ? { id: noCarrierId, name: mapping.carrier } : undefined);
  if (carrier === undefined)
    throw new Refused([`There is no carrier ‘${mapping.carrier}’. Add it on the page Carriers first.`]);
  return { chosen: mappedLayout(mapping, carrier) };
}

/** The layouts that a tenant mapped, the oldest first. */
async function savedLayouts(settings: Settings, tenantId: number): Promise<MappedLayout[]> {
  const rows = await settings
    .selectFrom('file_layout')
    .innerJoin('carrier', 'carrier.id', 'file_layout.carrier_id')
    .select(['file_layout.mapping', 'carrier.id', 'carrier.name'])
    .where('file_layout.tenant_id', '=', tenantId)
    .orderBy('file_layout.id')
    .execute();
  return rows.map(({ mapping, ...carrier }) => mappedLayout(fileMapping.parse(JSON.parse(mapping)), carrier));
}
