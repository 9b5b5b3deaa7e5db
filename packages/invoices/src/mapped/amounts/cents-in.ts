import { readCents } from '../../reading/cents.ts';
import { type DecimalMark, pointNumber } from '../../reading/marked-number.ts';
import { NumberMarks } from '../../reading/number-marks.ts';
import { readable } from '../../reading/readable.ts';

const withPoints = new NumberMarks({ known: '.' });

/** An amount in cents, by the mark; undefined for anything else, and for nothing. */
export const centsIn = (value: string, mark: DecimalMark): number | undefined =>
  value === '' ? undefined : readable(() => readCents(pointNumber(value, mark, ''), '', withPoints));
