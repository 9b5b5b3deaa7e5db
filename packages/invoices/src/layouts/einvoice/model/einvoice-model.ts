/**
 * A business term (BT) or group (BG) of EN 16931; `BT-34-1` is the scheme of BT-34. Of a group is only kept that it is
 * there; the others have their text.
 */
export type Term = `BT-${string}` | `BG-${string}`;

/** Terms with their texts; those that are absent or empty are left out. */
export type Terms = Readonly<Partial<Record<Term, string>>>;

/** A line (BG-25). */
export interface EInvoiceLine {
  readonly terms: Terms;
  /** BG-27 */
  readonly allowances: readonly Terms[];
  /** BG-28 */
  readonly charges: readonly Terms[];
  /** BG-32 */
  readonly attributes: readonly Terms[];
  /** BT-158 */
  readonly classifications: readonly Terms[];
  /** It repeats what other lines bill, or tells something: its amount is in no sum. */
  readonly isForInformation: boolean;
}

/** An invoice or a credit note, whatever its syntax. */
export interface EInvoice {
  readonly syntax: 'UBL' | 'CII';
  /** Written before there was the standard, as ZUGFeRD 1 is: its rules do not apply. */
  readonly isOlder: boolean;
  /** The document itself is a credit note, whatever its type code says. */
  readonly isCreditNote: boolean;
  /** Where it begins in its file, counted from 1. */
  readonly line: number;
  /** Those of the whole invoice, each once. */
  readonly terms: Terms;
  /** BG-20 */
  readonly allowances: readonly Terms[];
  /** BG-21 */
  readonly charges: readonly Terms[];
  /** BG-23 */
  readonly taxes: readonly Terms[];
  /** BG-3 */
  readonly precedingInvoices: readonly Terms[];
  /** BG-16 */
  readonly payments: readonly Terms[];
  /** BG-24 */
  readonly documents: readonly Terms[];
  /** BG-25 */
  readonly lines: readonly EInvoiceLine[];
}

/** Types of UNTDID 1001 that give money back: their amounts are positive and reduce what is owed. */
const creditTypes: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '532',
]);

/** Whether an invoice's amounts reduce what is owed. */
export const isCredit = ({ isCreditNote, terms }: Pick<EInvoice, 'isCreditNote' | 'terms'>): boolean =>
  isCreditNote || creditTypes.has(terms['BT-3'] ?? '');

/** Of the profiles of Factur-X, those that have no lines. They are no invoices of EN 16931 as a whole. */
export function profileWithoutLines({ terms }: Pick<EInvoice, 'terms'>): 'MINIMUM' | 'BASIC WL' | undefined {
  const profile = (terms['BT-24'] ?? '').toLowerCase();
  if (/:minimum$/.test(profile)) return 'MINIMUM';
  return /:basicwl$/.test(profile) ? 'BASIC WL' : undefined;
}
