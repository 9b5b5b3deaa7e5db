import { firstFreightCarrierId } from '@waybill/model';
import type { EInvoiceLine, Term } from '../model/einvoice-model.ts';
import { plainWords } from './plain-words.ts';
import type { Seller, TrackingPlace } from './sellers.ts';

/** The form of a carrier's numbers. */
interface NumberForm {
  readonly pattern: RegExp;
  /** Other numbers have this form too, so that in a text it takes a word such as ‘waybill’ beside it. */
  readonly isCommon?: boolean;
  readonly isRight?: (number: string) => boolean;
}

/** The tenth digit of a waybill of DHL Express is what is left of the others divided by seven. */
const isWaybill = (number: string): boolean => Number(number.slice(0, 9)) % 7 === Number(number.slice(9));

/** Weights of the digits of a postal number (UPU S10), of which the ninth is the check digit. */
const weights = [8, 6, 4, 2, 3, 5, 9, 7] as const;

function isPostal(number: string): boolean {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place + 2]), 0);
  const rest = 11 - (sum % 11);
  return Number(number[10]) === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

/** No other number looks like these. */
const distinct: readonly NumberForm[] = [
  { pattern: /^1Z[A-Z0-9]{16}$/ },
  { pattern: /^JJ?D\d{16,20}$/ },
  { pattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/, isRight: isPostal },
];

const formsOfCarriers: Readonly<Record<number, readonly NumberForm[]>> = {
  1: distinct.slice(0, 1),
  2: [
    { pattern: /^96\d{20}(?:\d{12})?$/ },
    { pattern: /^\d{20}$/ },
    { pattern: /^\d{12}$/, isCommon: true },
    { pattern: /^\d{15}$/, isCommon: true },
  ],
  5: [...distinct, { pattern: /^GM\d{16,20}$/ }, { pattern: /^(?:420\d{5})?9[1-5]\d{20}$/ }, { pattern: /^\d{20}$/ }],
  6: [...distinct, { pattern: /^\d{10}$/, isCommon: true }],
};

/** What people call such a number, in the languages of the invoices. */
const labels = [
  'TRACKING',
  'TRACK TRACE',
  'WAYBILL',
  'AIRWAYBILL',
  'AWB',
  'SHIPMENT',
  'PARCEL',
  'PACKAGE',
  'SENDUNG',
  'SENDUNGSNUMMER',
  'PAKET',
  'PAKETNUMMER',
  'PAKETSCHEIN',
  'FRACHTBRIEF',
  'SUIVI',
  'COLIS',
  'EXPEDITION',
  'SEGUIMIENTO',
  'ENVIO',
  'SPEDIZIONE',
  'TRACCIAMENTO',
  'ZENDING',
  'BARCODE',
] as const;

const hasLabel = (text: string): boolean => {
  const words = ` ${plainWords(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))} `;
  return labels.some((label) => words.includes(` ${label}`));
};

/** Tokens of a longer text are not looked at. */
const longestText = 2_000;

const withoutSpaces = (text: string): string => text.replaceAll(/[\s.]/g, '').toUpperCase();

/** A number of a carrier whose form is not known: long enough, and mostly digits. */
function isPlausible(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '').length;
  return /^[A-Z0-9-]{8,35}$/.test(number) && digits >= 6 && digits * 2 >= number.length;
}

/** The number of the package that a line bills, where its seller writes it; undefined if it names none. */
export function trackingNumberIn(line: EInvoiceLine, { carrier, mapping }: Seller): string | undefined {
  const forms = formsOfCarriers[carrier.id];
  const isFree = forms === undefined && (carrier.id >= firstFreightCarrierId || carrier.id > 8);
  for (const place of mapping.tracking) {
    const found = numberAt(line, place, forms ?? distinct, isFree);
    if (found !== undefined) return found;
  }
  return undefined;
}

function numberAt(
  line: EInvoiceLine,
  place: TrackingPlace,
  forms: readonly NumberForm[],
  isFree: boolean,
): string | undefined {
  if (place === 'attributes') return numberInAttributes(line, forms);
  if (place === 'texts') return numberInTexts(line, forms);
  const number = withoutSpaces(line.terms[place] ?? '');
  if (fits(number, forms)) return number;
  return place === 'BT-128' && isFree && isPlausible(number) ? number : undefined;
}

function numberInAttributes({ attributes }: EInvoiceLine, forms: readonly NumberForm[]): string | undefined {
  for (const { 'BT-160': name = '', 'BT-161': value = '' } of attributes) {
    const number = withoutSpaces(value);
    if (hasLabel(name) ? isPlausible(number) : fits(number, forms)) return number;
  }
  return undefined;
}

const texts: readonly Term[] = ['BT-127', 'BT-153', 'BT-154'];

function numberInTexts({ terms }: EInvoiceLine, forms: readonly NumberForm[]): string | undefined {
  for (const term of texts) {
    const text = (terms[term] ?? '').slice(0, longestText);
    const isLabelled = hasLabel(text);
    const certain = forms.filter(({ isCommon = false }) => !isCommon || isLabelled);
    const found = text
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .find((token) => fits(token, certain) || (isDhlWaybill(forms) && /^\d{10}$/.test(token) && isWaybill(token)));
    if (found !== undefined) return found;
  }
  return undefined;
}

const isDhlWaybill = (forms: readonly NumberForm[]): boolean => forms === formsOfCarriers[6];

const fits = (number: string, forms: readonly NumberForm[]): boolean =>
  forms.some(({ pattern, isRight }) => pattern.test(number) && isRight?.(number) !== false);
