/** An account number as accounts are stored: in capitals, without spaces, dashes, dots and padding zeros. */
export function plainAccountNumber(given: string): string {
  const bare = withoutSeparators(given);
  return bare.replace(/^0+(?=.)/, '');
}

/** How carriers write their account numbers, by carrier id. */
const formats: Readonly<Record<number, { readonly pattern: RegExp; readonly rule: string }>> = {
  1: { pattern: /^(0000)?[0-9A-Z]{6}$/, rule: 'UPS: 6 letters and digits, or 10 with four zeros before them' },
  2: { pattern: /^\d{9}$/, rule: 'FedEx: 9 digits' },
  3: { pattern: /^\d{6}(\d{3,4})?$/, rule: 'USPS: 6, 9 or 10 digits' },
  5: { pattern: /^\d{7}$/, rule: 'DHL eCommerce: 7 digits' },
  6: { pattern: /^\d{9}$/, rule: 'DHL Express: 9 digits' },
};

/** The rules by which account numbers are checked, in words. */
export const accountNumberRules: readonly string[] = Object.values(formats).map(({ rule }) => rule);

/** Whether the number has its carrier's format; null if no format is known. */
export function fitsAccountFormat(carrierId: number | null, given: string): boolean | null {
  const format = carrierId === null ? undefined : formats[carrierId];
  return format === undefined ? null : format.pattern.test(withoutSeparators(given));
}

const withoutSeparators = (given: string): string => given.replaceAll(/[\s.\-–/]/g, '').toUpperCase();
