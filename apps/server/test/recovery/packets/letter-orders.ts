import type { LetterClaim, LetterOrder } from '../../../src/recovery/packets/letter/letter-order.ts';

/** A claim for a late package, as a letter tells it. */
export const someClaim = (
  number: string,
  finding: Partial<LetterClaim['finding']> = {},
  lines: LetterClaim['lines'] = [],
): LetterClaim => ({
  finding: {
    rule: 'late_guaranteed',
    trackingNumber: number,
    accountNumber: '0A12',
    invoiceNumber: '0000A1',
    billDate: '2026-10-10',
    shipDate: '2026-10-01',
    service: 'Next Day Air',
    charge: '',
    amount: 12.34,
    credited: 0,
    billed: 12.34,
    expected: 0,
    evidence: {
      actual: null,
      usual: null,
      cases: null,
      among: null,
      since: '2026-10-02',
      about: '2026-10-03 11:30:00',
    },
    ...finding,
  },
  promised: '2026-10-02 10:30:00',
  delivered: '2026-10-03 00:00:00',
  lines,
});

/** A line of an invoice that should not have been billed. */
export const lineOf = (charge: string): LetterClaim['lines'][number] => ({
  charge,
  code: 'FUE',
  family: 'fuel_surcharge',
  times: 1,
  billed: 2,
  expected: 0,
  isInQuestion: true,
});

/** The order of a letter. */
export const letterOrder = (more: Partial<LetterOrder> = {}): LetterOrder => ({
  language: 'en',
  number: 'CP-2026-000001',
  client: { name: 'Blue Harbor', place: 'Portland, OR' },
  carrierName: 'UPS',
  createdAt: '2026-11-28T10:00:00Z',
  claims: [someClaim('1Z1')],
  isDetailed: true,
  ...more,
});
