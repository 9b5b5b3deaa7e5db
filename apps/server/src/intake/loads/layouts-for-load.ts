import { type FileMapping, fileMapping } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import {
  type MappedDeliveries,
  type MappedLayout,
  mappedDeliveries,
  mappedLayout,
  mappingProblems,
  type ReadingOptions,
  type TenantCarrier,
} from '@waybill/invoices';
import { addedCarriers } from '../../organisation/carriers/added-carriers.ts';
import { carrierNamed } from '../../organisation/carriers/carrier-named.ts';
import { Refused } from '../received-files/not-loaded.ts';

/** How to read a file. */
interface Reading {
  /** Instead of by the layout that its content shows. */
  readonly mapping?: FileMapping | undefined;
  /** The mapping is only tried: its carrier may be one that is not stored yet. */
  readonly isDraft?: boolean | undefined;
}

/** Stands for a carrier that is not stored yet. */
const noCarrierId = 0;

type Layouts = Pick<ReadingOptions, 'chosen' | 'mapped' | 'chosenDeliveries' | 'mappedDeliveries' | 'carriers'>;

/**
 * The layouts for a tenant's file in addition to the built-in ones: the mapping that the caller named, otherwise all
 * that the tenant saved, and the carriers that it added. @throws Refused with everything that is wrong with the mapping.
 */
export async function layoutsForLoad(
  settings: Settings,
  tenantId: number,
  { mapping, isDraft }: Reading,
): Promise<Layouts> {
  if (mapping === undefined) {
    const carriers = await addedCarriers(settings, tenantId);
    return { ...(await savedLayouts(settings, tenantId)), carriers };
  }
  const problems = mappingProblems(mapping);
  if (problems.length > 0) throw new Refused(problems.map(({ field, message }) => `${field}: ${message}`));
  const carrierOf = async (carrier: string): Promise<TenantCarrier> => {
    const known = await carrierNamed(settings, tenantId, carrier);
    if (known !== undefined) return known;
    if (isDraft === true) return { id: noCarrierId, name: carrier };
    throw new Refused([`There is no carrier ‘${carrier}’. Add it on the page Carriers first.`]);
  };
  if (mapping.format === 'waybill mapping 1')
    return { chosen: mappedLayout(mapping, await carrierOf(mapping.carrier)) };
  const carrier = mapping.carrier === null ? undefined : await carrierOf(mapping.carrier);
  return { chosenDeliveries: mappedDeliveries(mapping, carrier?.id) };
}

/** The layouts that a tenant mapped, the oldest first. */
async function savedLayouts(settings: Settings, tenantId: number): Promise<Layouts> {
  const rows = await settings
    .selectFrom('file_layout')
    .leftJoin('carrier', 'carrier.id', 'file_layout.carrier_id')
    .select([
      'file_layout.mapping',
      'file_layout.delivery_carrier_id as deliveryCarrierId',
      'carrier.id',
      'carrier.name',
    ])
    .where('file_layout.tenant_id', '=', tenantId)
    .orderBy('file_layout.id')
    .execute();
  const mapped: MappedLayout[] = [];
  const ofDeliveries: MappedDeliveries[] = [];
  for (const { mapping: stored, deliveryCarrierId, id, name } of rows) {
    const mapping = fileMapping.parse(JSON.parse(stored));
    if (mapping.format === 'waybill delivery mapping 1')
      ofDeliveries.push(mappedDeliveries(mapping, deliveryCarrierId ?? undefined));
    else if (id !== null && name !== null) mapped.push(mappedLayout(mapping, { id, name }));
  }
  return { mapped, mappedDeliveries: ofDeliveries };
}
