import type { FileLayoutDetail, FileMapping } from '@waybill/contract';
import { carrierNamed } from '../../../organisation/carriers/carrier-named.ts';
import {
  changeLayout,
  type FindCarrier,
  insertLayout,
  type LayoutAuthor,
  type LayoutServices,
} from '../save-layout.ts';
import { LayoutCommandError } from './layout-command.ts';

/** Saves a mapping as a new layout, or instead of the one of its name. @throws LayoutCommandError for a carrier that is not known; what `insertLayout` does */
export async function importLayout(
  services: LayoutServices,
  author: LayoutAuthor,
  mapping: FileMapping,
): Promise<{ readonly layout: FileLayoutDetail; readonly isNew: boolean }> {
  const known = await services.settings
    .selectFrom('file_layout')
    .select('id')
    .where('tenant_id', '=', author.tenantId)
    .where((where) => where(where.fn<string>('lower', ['name']), '=', mapping.name.toLowerCase()))
    .executeTakeFirst();
  const findCarrier: FindCarrier = async (transaction, { carrier: name }) => {
    if (name === null) return undefined;
    const carrier = await carrierNamed(transaction, author.tenantId, name);
    if (carrier !== undefined) return carrier;
    throw new LayoutCommandError(`There is no carrier ‘${name}’. Add it on the page Carriers first.`);
  };
  const layout =
    known === undefined
      ? await insertLayout(services, author, mapping, findCarrier)
      : await changeLayout(services, author, { id: known.id, mapping }, findCarrier);
  return { layout, isNew: known === undefined };
}
