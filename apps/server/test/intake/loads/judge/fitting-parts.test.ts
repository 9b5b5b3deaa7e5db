import { describe, expect, it } from 'vitest';
import type { OwnedInvoice } from '../../../../src/intake/loads/invoice-key.ts';
import { fittingParts, holdsOnly } from '../../../../src/intake/loads/judge/fitting-parts.ts';

const invoice = (invoiceNumber: string, clientId: number | null = 1002): OwnedInvoice => ({
  carrierName: 'FedEx',
  accountNumber: '1',
  invoiceNumber,
  billDate: '2026-10-03',
  clientId,
});
const file = (sha256: string, ...invoices: readonly OwnedInvoice[]) => ({ sha256, invoices });
const namesOf = (files: readonly { readonly sha256: string }[]) => files.map(({ sha256 }) => sha256);

describe('the parts that fit invoices', () => {
  it('are the files that hold one of them', () => {
    const files = [file('first', invoice('A')), file('other', invoice('B')), file('both', invoice('B'), invoice('A'))];
    expect(namesOf(fittingParts(files.slice(0, 2), [invoice('A')]))).toEqual(['first']);
    expect(fittingParts(files, [invoice('C')])).toEqual([]);
    expect(fittingParts([file('empty')], [invoice('A')])).toEqual([]);
  });

  it('are also the files that hold an invoice of one that fits, in whatever order they came', () => {
    const chain = [
      file('last', invoice('C'), invoice('D')),
      file('middle', invoice('B'), invoice('C')),
      file('first', invoice('A'), invoice('B')),
    ];
    expect(namesOf(fittingParts(chain, [invoice('A')]))).toEqual(['first', 'middle', 'last']);
  });

  it('are those of the same client', () => {
    const files = [file('of another', invoice('A', 1005)), file('of nobody', invoice('A', null))];
    expect(fittingParts(files, [invoice('A')])).toEqual([]);
  });

  it('are each content once: the file that came first', () => {
    const files = [
      { id: 1, ...file('same', invoice('A')) },
      { id: 2, ...file('same', invoice('A')) },
    ];
    expect(fittingParts(files, [invoice('A')]).map(({ id }) => id)).toEqual([1]);
  });
});

describe('a file that holds only what some clients may see', () => {
  it.each<[string, readonly OwnedInvoice[], boolean]>([
    ['all of its invoices are theirs', [invoice('A', 1002), invoice('B', 1005)], true],
    ['its only invoice is theirs', [invoice('A', 1005)], true],
    ['one is of another client', [invoice('A', 1002), invoice('B', 1006)], false],
    ['the client of one is not known', [invoice('A', 1002), invoice('B', null)], false],
    ['it holds none', [], false],
  ])('%s', (_, invoices, expected) => {
    expect(holdsOnly({ invoices }, [1002, 1005])).toBe(expected);
  });
});
