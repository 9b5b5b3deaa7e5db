import { calendarDay, oneOf, type ReadParameter, textOf, wholeNumber } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';

export const word = textOf(0, 200);
const row: ReadParameter<number | 'new'> = (raw) => (raw === 'new' ? raw : wholeNumber(raw));

export const tableParameters = {
  search: word,
  sort: word,
  order: oneOf(['asc', 'desc']),
  page: wholeNumber,
  size: wholeNumber,
  open: row,
  status: word,
  action: word,
  from: calendarDay,
  to: calendarDay,
  client: wholeNumber,
  carrier: wholeNumber,
  account: word,
  tracking: word,
  currency: word,
  view: word,
};

/**
 * What an administration table shows, as it is in the address; what is invalid counts as absent. `open` is the row
 * whose form is open, or `new`.
 */
export const tableSearch = readParameters(tableParameters);

export type TableSearch = ReturnType<typeof tableSearch>;
