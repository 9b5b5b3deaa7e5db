import type { ClassificationInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { carrierNamed } from '../../file-layouts/carrier-named.ts';
import { type ChargeOfTable, ChargeTableError } from './charge-of-table.ts';

/** A row of a table of charge names as a classification. */
export interface ClassificationInTable {
  /** Counted from 1, without the header. */
  readonly row: number;
  readonly carrierName: string;
  readonly input: ClassificationInput;
  /** The tenant said the same before. */
  readonly isKnown: boolean;
}

/**
 * The rows of a table of charge names as classifications: those with an earlier day come first, so that the later ones
 * follow them. @throws ChargeTableError if the tenant has no carrier of that name
 */
export async function classificationsInTable(
  settings: Settings,
  tenantId: number,
  charges: readonly ChargeOfTable[],
): Promise<ClassificationInTable[]> {
  const rows: ClassificationInTable[] = [];
  for (const [index, { carrier, text, code, from, family, accessorial, meaning }] of charges.entries()) {
    const known = await carrierNamed(settings, tenantId, carrier);
    if (known === undefined)
      throw new ChargeTableError(`There is no carrier ‘${carrier}’. Add it on the page Carriers first.`);
    const input = {
      carrierId: known.id,
      description: text,
      code,
      validFrom: from,
      family,
      group: accessorial,
      meaning,
    };
    const isKnown = await wasSaid(settings, tenantId, input);
    rows.push({ row: index + 1, carrierName: known.name, input, isKnown });
  }
  return rows.toSorted((one, other) => one.input.validFrom.localeCompare(other.input.validFrom));
}

/** Whether the tenant said the same before. */
async function wasSaid(settings: Settings, tenantId: number, input: ClassificationInput): Promise<boolean> {
  const found = await settings
    .selectFrom('charge_classification')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('carrier_id', '=', input.carrierId)
    .where('description', 'is not distinct from', input.description)
    .where('code', 'is not distinct from', input.code)
    .where('valid_from', '=', input.validFrom)
    .where('family', '=', input.family)
    .where('accessorial_group', 'is not distinct from', input.family === 'other_accessorial' ? input.group : null)
    .where('status', 'in', ['applying', 'applied'])
    .executeTakeFirst();
  return found !== undefined;
}
