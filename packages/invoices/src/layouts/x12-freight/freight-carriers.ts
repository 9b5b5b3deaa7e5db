import type { TenantCarrier } from '../../layout.ts';
import listed from './freight-carriers.json' with { type: 'json' };

interface FreightCarrier {
  readonly id: number;
  readonly name: string;
  readonly codes: readonly string[];
}

/** Standard Carrier Alpha Codes as of 2025 (NMFTA), of the carriers that Waybill knows. */
export const freightCarriers: readonly FreightCarrier[] = listed;

/**
 * The carrier with this code or, failing that, with one of these names; of the tenant's own carriers, one that is called
 * like the code, or whose name is part of one of the names. Undefined if there is none.
 */
export function freightCarrier(
  code: string,
  names: readonly string[],
  own: readonly TenantCarrier[],
): TenantCarrier | undefined {
  const wanted = code.toUpperCase();
  const printed = names.map((name) => name.toUpperCase());
  return (
    freightCarriers.find(({ codes }) => codes.includes(wanted)) ??
    freightCarriers.find(
      ({ id, name }) => id >= freightIds && printed.some((each) => each.includes(name.toUpperCase())),
    ) ??
    own.find(({ name }) => name.toUpperCase() === wanted || printed.some((each) => hasWords(each, name.toUpperCase())))
  );
}

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** Names of parcel carriers are part of others, such as FedEx Freight. */
const freightIds = 20;
