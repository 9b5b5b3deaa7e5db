import type { FileMapping } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type MappedLayout, mappedLayout, mappingProblems } from '@waybill/invoices';
import { carriersOf } from '../../../organisation/carriers/carriers-of.ts';
import { Refused } from '../not-loaded.ts';

/** The layout of the mapping that the caller named, if any. @throws Refused with everything that is wrong with it. */
export async function chosenLayout(
  settings: Settings,
  tenantId: number,
  mapping: FileMapping | undefined,
): Promise<MappedLayout | undefined> {
  if (mapping === undefined) return undefined;
  const problems = mappingProblems(mapping);
  if (problems.length > 0) throw new Refused(problems.map(({ field, message }) => `${field}: ${message}`));
  const carrier = await carriersOf(settings, tenantId)
    .select(['carrier.id', 'carrier.name'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['carrier.name']), '=', mapping.carrier.toLowerCase()))
    .executeTakeFirst();
  if (carrier === undefined)
    throw new Refused([`There is no carrier ‘${mapping.carrier}’. Add it on the page Carriers first.`]);
  return mappedLayout(mapping, carrier);
}
