import { creditTypes, serviceCategories } from '@waybill/model';
import type { DatedNames } from '../charge-names/dated-names.ts';
import { chargeMeaningIn, meaningColumns } from '../charge-names/read-charge-names.ts';
import { oneOf, readDatedTable } from '../charge-names/read-dated-table.ts';
import { type RowRule, rowKinds } from './declaration.ts';

/**
 * Reads a table of what rows are by a text in them: a kind and, if all charges of such a row are one thing, what they
 * are; the type of the credit if the row gives money back; the category of its service.
 * @throws TypeError naming the file and the line
 */
export const readRowKinds = (file: URL): DatedNames<RowRule> =>
  readDatedTable(file, ['kind', ...meaningColumns, 'credit', 'service'], (fields) => {
    const kind = oneOf(fields.kind ?? '', rowKinds, 'kind');
    if (kind === undefined) throw new TypeError(`the kind must be one of ${rowKinds.join(', ')}.`);
    const meaning = chargeMeaningIn(fields);
    const credit = oneOf(fields.credit ?? '', creditTypes, 'credit');
    const serviceCategory = oneOf(fields.service ?? '', serviceCategories, 'service');
    return {
      kind,
      ...(meaning === undefined ? {} : { meaning }),
      ...(credit === undefined ? {} : { credit }),
      ...(serviceCategory === undefined ? {} : { serviceCategory }),
    };
  });
