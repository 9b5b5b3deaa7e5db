import type { ClassificationInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { TenantCarrier } from '@waybill/invoices';
import type { ChargeFamily } from '@waybill/model';
import { sql } from 'kysely';
import { carrierNamed } from '../../../organisation/carriers/carrier-named.ts';
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
  const carriers = await carriersNamed(settings, tenantId, charges);
  const said = await saidBefore(settings, tenantId);
  const rows = charges.map(({ carrier, text, code, from, family, accessorial, meaning }, index) => {
    const known = carriers.get(carrier);
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
    return { row: index + 1, carrierName: known.name, input, isKnown: said.has(keyOf(input)) };
  });
  return rows.toSorted((one, other) => one.input.validFrom.localeCompare(other.input.validFrom));
}

/** The tenant's carriers by the names in the table; undefined for a name that none has. */
async function carriersNamed(
  settings: Settings,
  tenantId: number,
  charges: readonly ChargeOfTable[],
): Promise<ReadonlyMap<string, TenantCarrier | undefined>> {
  const carriers = new Map<string, TenantCarrier | undefined>();
  for (const name of new Set(charges.map(({ carrier }) => carrier)))
    carriers.set(name, await carrierNamed(settings, tenantId, name));
  return carriers;
}

type Said = Pick<ClassificationInput, 'carrierId' | 'description' | 'code' | 'validFrom' | 'family' | 'group'>;

/** All that the tenant said before and has not undone. */
async function saidBefore(settings: Settings, tenantId: number): Promise<ReadonlySet<string>> {
  const found = await settings
    .selectFrom('charge_classification')
    .select(['carrier_id as carrierId', 'description', 'code', 'family', 'accessorial_group as group'])
    .select(sql<string>`valid_from::text`.as('validFrom'))
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['applying', 'applied'])
    .execute();
  return new Set(found.map((each) => keyOf({ ...each, family: each.family as ChargeFamily })));
}

function keyOf({ carrierId, description, code, validFrom, family, group }: Said): string {
  return JSON.stringify([
    carrierId,
    description,
    code,
    validFrom,
    family,
    family === 'other_accessorial' ? group : null,
  ]);
}
