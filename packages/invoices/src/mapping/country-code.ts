const names = new Intl.DisplayNames('en', { type: 'region' });
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Codes that are printed instead of two-letter codes and names. */
const furtherNames: Readonly<Record<string, string>> = {
  USA: 'US',
  'UNITED STATES OF AMERICA': 'US',
  CAN: 'CA',
  MEX: 'MX',
  GBR: 'GB',
  UK: 'GB',
  'GREAT BRITAIN': 'GB',
  AUS: 'AU',
  DEU: 'DE',
  FRA: 'FR',
  JPN: 'JP',
  KOREA: 'KR',
  'SOUTH KOREA': 'KR',
  'CZECH REPUBLIC': 'CZ',
  TURKEY: 'TR',
  'HONG KONG': 'HK',
};
let codes: ReadonlyMap<string | undefined, string> | undefined;

/** The ISO code of a country by its code or its English name; undefined for anything else. */
export function countryCodeOf(text: string): string | undefined {
  const country = text.trim().toUpperCase();
  const further = furtherNames[country];
  if (further !== undefined) return further;
  if (/^[A-Z]{2}$/.test(country)) return country;
  codes ??= codesByName();
  return codes.get(country);
}

function codesByName(): ReadonlyMap<string | undefined, string> {
  const pairs = [...letters].flatMap((first) => [...letters].map((second) => `${first}${second}`));
  return new Map(pairs.filter(isInUse).map((code) => [names.of(code)?.toUpperCase(), code]));
}

/** Codes such as FX and SU were given up, but have the names of the countries that they stood for. */
const isInUse = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;
