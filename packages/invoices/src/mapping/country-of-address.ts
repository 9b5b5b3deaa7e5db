import { countryCodeOf } from './country-code.ts';
import { stateOfUs } from './place.ts';

/** What a file says of an end of a shipment. */
export interface AddressTexts {
  readonly country: string;
  readonly state: string;
  readonly postalCode: string;
}

const zip = /^\d{5}(?:-?\d{4})?$/;
const canadian = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

/** The ISO code of an address’s country: as it is named, else by the form of its postal code; undefined if nothing shows it. */
export function countryOfAddress({ country, state, postalCode }: AddressTexts): string | undefined {
  const named = country.trim() === '' ? undefined : countryCodeOf(country);
  if (named !== undefined) return named;
  const code = postalCode.trim();
  if (canadian.test(code)) return 'CA';
  return zip.test(code) && stateOfUs.has(state.trim().toUpperCase()) ? 'US' : undefined;
}
