import type { ShipmentContext } from '../invoice-file.ts';
import { textOrNull } from '../reading/plain-number.ts';
import { countryCodeOf } from './country-code.ts';
import { countyOfZip } from './county-of-zip.ts';

/** An address as billed, and as normalised for maps and filters. */
export interface Place {
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly normalisedState: string;
  readonly normalisedCountry: string;
  /** FIPS code of the US county; null elsewhere, and where the ZIP code is not known. */
  readonly county: string | null;
}

const homeCountry = 'US';
/** Codes of states and territories that have ZIP codes. */
export const stateOfUs: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP AA AE AP'.split(
    ' ',
  ),
);
const zipDigits = 5;

/** Whether a text is the code of a state of the United States. */
export const isStateOfUs = (text: string): boolean => stateOfUs.has(text.trim().toUpperCase());

/** Spreadsheets drop the zeros with which ZIP codes of the north-east and of Puerto Rico begin. */
export function zipOf(postalCode: string, country: string): string {
  const text = postalCode.trim();
  const [, zip, plus = ''] = /^(\d{3,4})(-.*)?$/.exec(text) ?? [];
  return country !== homeCountry || zip === undefined ? text : `${zip.padStart(zipDigits, '0')}${plus}`;
}

/** Unmapped packages go to US and the default state of that country (S1 section 5). */
export function placeOf(
  billed: { readonly city: string; readonly state: string; readonly postalCode: string; readonly country: string },
  { defaultStateOf }: ShipmentContext,
): Place {
  const state = billed.state.trim().toUpperCase();
  const normalisedCountry = countryCodeOf(billed.country) ?? homeCountry;
  const isMapped = normalisedCountry === homeCountry ? isStateOfUs(state) : state !== '';
  const postalCode = textOrNull(zipOf(billed.postalCode, normalisedCountry));
  return {
    city: textOrNull(billed.city),
    state: textOrNull(billed.state),
    postalCode,
    country: textOrNull(billed.country),
    normalisedState: isMapped ? state : defaultStateOf(normalisedCountry),
    normalisedCountry,
    county: normalisedCountry === homeCountry ? countyOfZip(postalCode) : null,
  };
}
