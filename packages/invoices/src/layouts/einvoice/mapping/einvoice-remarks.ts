import { decimalIn } from '../model/decimal.ts';
import { type EInvoice, profileWithoutLines, type Term } from '../model/einvoice-model.ts';

/** Terms that hold an account number; others only say who the buyer is. */
const accountTerms: ReadonlySet<Term> = new Set(['BT-46', 'BT-10', 'BT-12']);

/** What people should know of how an invoice was read, beside the rules that it breaks. */
export function remarksOn(invoice: EInvoice, accountTerm: Term): readonly string[] {
  const { terms, lines } = invoice;
  const differs = ['BT-113', 'BT-114'] as const;
  return [
    ...(accountTerms.has(accountTerm)
      ? []
      : [`The invoice names no account (BT-46, BT-10 or BT-12), so the buyer stands for it (${accountTerm}).`]),
    ...(differs.some((term) => (decimalIn(terms[term]) ?? 0n) !== 0n)
      ? [
          `What is charged is ${terms['BT-112']} (BT-112). Paid before: ${terms['BT-113'] ?? '0'} (BT-113), rounding: ${terms['BT-114'] ?? '0'} (BT-114), due: ${terms['BT-115'] ?? '0'} (BT-115).`,
        ]
      : []),
    ...(terms['BT-111'] === undefined
      ? []
      : [`VAT is also stated in ${terms['BT-6']}: ${terms['BT-111']} (BT-111). It is not added.`]),
    ...(lines.length > 0 ? [] : [withoutLines(profileWithoutLines(invoice))]),
    ...(invoice.isOlder ? ['The invoice is older than EN 16931 (ZUGFeRD 1), so its rules are not tested.'] : []),
  ];
}

const withoutLines = (profile: string | undefined): string =>
  profile === undefined
    ? 'The invoice has no lines: what they would add up to is one charge of the account.'
    : `The invoice has no lines, as its profile ${profile} has none: what they would add up to is one charge of the account.`;
