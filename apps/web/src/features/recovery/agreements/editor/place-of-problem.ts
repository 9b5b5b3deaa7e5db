import { text } from '../../../../lib/languages/text.ts';
import { headTexts } from '../agreement-texts.ts';
import { cellKinds } from './cell-kinds.ts';
import { columnsOf, type PartName, partNames } from './parts.ts';
import { type AgreementSheet, isReadable, type SheetHead } from './sheet.ts';

/** Where something wrong is in the editor, and what to write there. */
export interface ProblemPlace {
  readonly part: PartName | undefined;
  /** From 1. */
  readonly line: number | undefined;
  /** The name of the field; undefined if it has none. */
  readonly field: string | undefined;
  /** What to write there; undefined if the server says it better. */
  readonly hint: string | undefined;
}

const fillIn = text('Fill in this field.');

/** The fields of the head in which the parts of an agreement are entered. */
const entered: Readonly<Record<string, keyof SheetHead>> = {
  'latePayment.percent': 'latePercent',
  'latePayment.afterDays': 'lateDays',
  'termination.fee': 'terminationFee',
  'termination.revenue': 'terminationRevenue',
};

/** Where a problem of the server is, whose path begins with `content`. */
export function placeOfProblem(
  { field: path }: { readonly field: string },
  { head, rows }: AgreementSheet,
): ProblemPlace {
  const [, name = '', index = '', fieldName = ''] = path.split('.');
  const part = partNames.find((each) => each === name);
  if (part === undefined) {
    const known =
      entered[`${name}.${index}`] ?? (Object.hasOwn(headTexts, name) ? (name as keyof SheetHead) : undefined);
    const isEmpty = known !== undefined && (head[known] ?? '').trim() === '';
    return {
      part,
      line: undefined,
      field: known === undefined ? undefined : headTexts[known],
      hint: isEmpty ? fillIn : undefined,
    };
  }
  const column = columnsOf(part).find(({ field }) => field === fieldName);
  const written = rows[part][Number(index)]?.[fieldName] ?? '';
  const hint = column === undefined || isReadable(column, written) ? undefined : cellKinds[column.kind].hint;
  return {
    part,
    line: index === '' ? undefined : Number(index) + 1,
    field: column?.label,
    hint: column !== undefined && written === '' ? fillIn : hint === '' ? undefined : hint,
  };
}
