import type { InvoiceKey } from '../../../invoice-file.ts';
import { type TenantCarrier, UnknownCarrier } from '../../../layout.ts';
import { currencyOf } from '../../../reading/checked-text.ts';
import { fingerprintOf } from '../../../reading/fingerprint.ts';
import { isCredit, type Term, type Terms } from '../model/einvoice-model.ts';
import { type Bill, billsOf } from './einvoice-bills.ts';
import { type EInvoiceRecord, fieldName, termsOfRecord } from './einvoice-record.ts';
import type { EInvoiceRow } from './einvoice-row.ts';
import { type Seller, sellerOf } from './sellers.ts';
import { amountIn, centsOf, issueDayIn, numberIn, required } from './term-values.ts';

const longestNumber = 50;
/** The memory that a row takes in addition to its texts. */
const sizeOfRow = 400;
/** What stands for an account number where an invoice names none: who the buyer is. */
const insteadOfAccount: readonly Term[] = ['BT-48', 'BT-47', 'BT-44'];

/** The rows of an invoice. */
export interface RowsOfInvoice {
  readonly rows: readonly EInvoiceRow[];
  /** The term that the number of the account comes from. */
  readonly accountTerm: Term;
}

/**
 * Reads the rows of an invoice, which add up to its total with VAT (BT-112) if its amounts agree: lines, allowances and
 * charges of the document, and VAT. Amounts of a credit note are negative. What was paid before, and rounding of what is
 * due, are no charges.
 * @throws UnreadableRow for an unknown carrier, for what is missing, and for amounts that are none, or in another currency
 */
export function einvoiceRows(record: EInvoiceRecord, carriers: readonly TenantCarrier[]): RowsOfInvoice {
  const terms = termsOfRecord(record);
  const { invoice } = record;
  const seller = sellerOf(terms, carriers) ?? unknownSeller(terms);
  const account = accountIn(terms, seller);
  const key: InvoiceKey = {
    carrierId: seller.carrier.id,
    carrierName: seller.carrier.name,
    accountNumber: account.number,
    invoiceNumber: numberIn(terms, 'BT-1'),
    billDate: issueDayIn(terms),
    currencyCode: currencyOf(required(terms, 'BT-5'), fieldName('BT-5')),
  };
  required(terms, 'BT-112');
  const sign = isCredit(invoice) ? -1 : 1;
  const signed = (cents: number): number => (cents === 0 ? 0 : sign * cents);
  const { billDate, currencyCode: currency } = key;
  const statedCents = signed(centsOf(amountIn(invoice.terms, 'BT-112', currency)));
  const billed = billsOf({ invoice, seller, billDate, currency }).flatMap(withCents);
  const rows = billed
    .filter(({ bill, cents }) => bill.kind === 'line' || bill.kind === 'total' || cents !== 0)
    .map(({ bill, cents }): EInvoiceRow => {
      const netCents = signed(cents);
      const { trackingNumber, text, code, meaning, shipDay, weight, weightUnit } = bill;
      return {
        layout: 'e-invoice',
        line: record.line,
        invoice: key,
        statedCents,
        netCents,
        trackingNumber,
        text,
        code,
        meaning,
        isCredit: netCents < 0 && (sign < 0 || meaning?.isDiscount !== true),
        shipDay,
        weight,
        weightUnit,
        characters: sizeOfRow + text.length + (trackingNumber ?? '').length,
        fingerprint: fingerprintOf([bill.kind, bill.id, trackingNumber, text, code, netCents]),
      };
    });
  return { rows, accountTerm: account.term };
}

/** Amounts of one kind in cents, which add up to the rounded sum of the amounts, as the totals of invoices do. */
function withCents(bills: readonly Bill[]): readonly { readonly bill: Bill; readonly cents: number }[] {
  let sum = 0n;
  let cents = 0;
  return bills.map((bill) => {
    const before = cents;
    sum += bill.amount;
    cents = centsOf(sum);
    return { bill, cents: cents - before };
  });
}

function accountIn(terms: Terms, { mapping }: Seller): { readonly number: string; readonly term: Term } {
  const term = [...mapping.account, ...insteadOfAccount].find((each) => terms[each] !== undefined) ?? 'BT-46';
  const text = required(terms, term);
  const number = insteadOfAccount.includes(term) ? text.slice(0, longestNumber).trim().toWellFormed() : text;
  return { number: numberIn({ [term]: number }, term), term };
}

function unknownSeller(terms: Terms): never {
  const name = required(terms, 'BT-27').slice(0, 100);
  throw new UnknownCarrier(
    fieldName('BT-27'),
    name,
    `Waybill does not know the carrier ‘${name}’. Add it under this name on the page Carriers, and load the file again.`,
  );
}
