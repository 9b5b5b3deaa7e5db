import type { ChargeMeaning } from '../../../charge-names/charge-names.ts';
import { namedOn } from '../../../charge-names/dated-names.ts';
import { chargeWords } from '../../../mapped/charge-words.ts';
import { keyText } from '../../../reading/checked-text.ts';
import type { Decimal } from '../model/decimal.ts';
import type { EInvoice } from '../model/einvoice-model.ts';
import type { Seller } from './sellers.ts';
import { amountIn, codeIn, dayIn, textIn } from './term-values.ts';
import { trackingNumberIn } from './tracking-numbers.ts';

/** UNTDID 7161: freight service. */
const freightCode = 'FC';
/** What is heavier is no package. */
const heaviest = 100_000;
const weightUnits: Readonly<Record<string, string>> = { KGM: 'kg', LBR: 'lb', ONZ: 'oz' };

/** Something that an invoice bills, with the sign that it has there. */
export interface Bill {
  readonly kind: 'line' | 'total' | 'allowance' | 'charge' | 'tax';
  /** Of a line; empty for what the document bills. */
  readonly id: string;
  /** Null for a charge of the account. */
  readonly trackingNumber: string | null;
  readonly text: string;
  readonly code: string | null;
  readonly meaning: ChargeMeaning | undefined;
  readonly amount: Decimal;
  readonly shipDay: string | undefined;
  readonly weight: string;
  readonly weightUnit: string;
}

/** What is needed to read the bills of an invoice. */
export interface BillsOf {
  readonly invoice: EInvoice;
  readonly seller: Seller;
  /** `YYYY-MM-DD` */
  readonly billDate: string;
  /** ISO 4217 */
  readonly currency: string;
}

const ofAccount = { id: '', trackingNumber: null, shipDay: undefined, weight: '', weightUnit: '' } as const;

/**
 * What an invoice bills: its lines, the allowances and charges of the document, and VAT by category and rate.
 * @throws UnreadableRow for an amount that is none, or in another currency
 */
export const billsOf = (of: BillsOf): readonly (readonly Bill[])[] => [
  of.invoice.lines.length === 0 ? [totalBill(of)] : lineBills(of),
  allowanceBills(of),
  chargeBills(of),
  taxBills(of),
];

function lineBills({ invoice, seller, billDate, currency }: BillsOf): Bill[] {
  const billed = invoice.lines.filter(({ isForInformation }) => !isForInformation);
  return billed.map((line): Bill => {
    const { terms } = line;
    const text = textIn(terms, 'BT-153', 'BT-154', 'BT-127') || `Line ${textIn(terms, 'BT-126')}`.trim();
    const number = trackingNumberIn(line, seller);
    const unit = weightUnits[terms['BT-130'] ?? ''];
    return {
      kind: 'line',
      id: textIn(terms, 'BT-126'),
      trackingNumber: number === undefined ? null : keyText(number, 'BT-128'),
      text,
      code: null,
      meaning: namedOn(chargeWords, text, billDate),
      amount: amountIn(terms, 'BT-131', currency),
      shipDay: dayIn(terms, 'BT-134'),
      weight: unit === undefined || !(Number(terms['BT-129']) <= heaviest) ? '' : (terms['BT-129'] ?? ''),
      weightUnit: unit ?? '',
    };
  });
}

/** Profiles without lines state what they would add up to, or only the total without VAT. */
function totalBill({ invoice: { terms, allowances, charges }, currency }: BillsOf): Bill {
  const amount = (term: 'BT-106' | 'BT-109' | 'BT-110' | 'BT-112') => amountIn(terms, term, currency);
  const isOfLines = terms['BT-106'] !== undefined || allowances.length > 0 || charges.length > 0;
  const ofTotals = terms['BT-109'] === undefined ? amount('BT-112') - amount('BT-110') : amount('BT-109');
  return {
    ...ofAccount,
    kind: 'total',
    text: 'Total without lines',
    code: null,
    meaning: { family: 'transportation' },
    amount: isOfLines ? amount('BT-106') : ofTotals,
  };
}

function allowanceBills({ invoice, billDate, currency }: BillsOf): Bill[] {
  return invoice.allowances.map((terms): Bill => {
    const text = textIn(terms, 'BT-97', 'BT-98') || 'Allowance';
    const known = namedOn(chargeWords, text, billDate);
    return {
      ...ofAccount,
      kind: 'allowance',
      text,
      code: codeIn(terms, 'BT-98'),
      meaning: { ...(known ?? { family: 'transportation' }), isDiscount: true },
      amount: -amountIn(terms, 'BT-92', currency),
    };
  });
}

function chargeBills({ invoice, billDate, currency }: BillsOf): Bill[] {
  return invoice.charges.map((terms): Bill => {
    const text = textIn(terms, 'BT-104', 'BT-105') || 'Charge';
    const known = namedOn(chargeWords, text, billDate);
    return {
      ...ofAccount,
      kind: 'charge',
      text,
      code: codeIn(terms, 'BT-105'),
      meaning: known ?? (terms['BT-105'] === freightCode ? { family: 'transportation' } : undefined),
      amount: amountIn(terms, 'BT-99', currency),
    };
  });
}

/** VAT by category and rate, or its total where the profile has nothing else. */
function taxBills({ invoice: { taxes, terms }, currency }: BillsOf): Bill[] {
  const common = { ...ofAccount, kind: 'tax', meaning: { family: 'tax' } } as const;
  if (taxes.length === 0) return [{ ...common, text: 'VAT', code: null, amount: amountIn(terms, 'BT-110', currency) }];
  return taxes.map((tax): Bill => {
    const rate = textIn(tax, 'BT-119');
    return {
      ...common,
      text: rate === '' ? 'VAT' : `VAT ${rate}%`,
      code: codeIn(tax, 'BT-118'),
      amount: amountIn(tax, 'BT-117', currency),
    };
  });
}
