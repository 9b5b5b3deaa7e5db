import { type CreditType, creditTypes } from '@waybill/model';
import type { DatedName, DatedNames } from '../charge-names/dated-names.ts';
import { oneOf, readDatedTable } from '../charge-names/read-dated-table.ts';

/** A text or code of an invoice, and the credit that it means. */
interface NamedCredit extends DatedName {
  readonly credit: CreditType;
}

/** Reads a table of credits. @throws TypeError naming the file and the line. */
export const readCreditTypes = (file: URL): DatedNames<NamedCredit> =>
  readDatedTable(file, ['credit'], (fields) => {
    const credit = oneOf(fields.credit ?? '', creditTypes, 'credit');
    if (credit === undefined) throw new TypeError(`the credit must be one of ${creditTypes.join(', ')}.`);
    return { credit };
  });
