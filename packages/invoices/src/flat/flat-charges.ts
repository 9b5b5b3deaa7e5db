import { decimalOf } from '@waybill/model';
import type { ChargeMeaning } from '../charge-names/charge-names.ts';
import { namedOn } from '../charge-names/dated-names.ts';
import { UnreadableRow } from '../layout.ts';
import { readCents } from '../reading/cents.ts';
import { plainText } from '../reading/checked-text.ts';
import { copyOf } from '../reading/copy-of.ts';
import type { NumberMarks } from '../reading/number-marks.ts';
import type { ChargeColumn, FlatDeclaration } from './declaration.ts';
import type { FlatColumns } from './flat-columns.ts';
import type { FlatCharge } from './flat-row.ts';

/** The row that bills the charges. */
interface RowOfCharges {
  /** If all its charges are one thing. */
  readonly meaningOfRow: ChargeMeaning | undefined;
  readonly billDate: string;
  /** How the file writes amounts. */
  readonly amounts: NumberMarks;
  /** The same for columns that the documentation does not have, which may hold something else. */
  readonly undocumented: NumberMarks;
}

/**
 * The charges of a row in the order of the declaration, without zero amounts. @throws UnreadableRow for an invalid
 * amount, and if the row states a different total.
 */
export function chargesIn(
  fields: readonly string[],
  columns: FlatColumns,
  declaration: FlatDeclaration,
  row: RowOfCharges,
): readonly FlatCharge[] {
  const { rowTotal, isRowTotalOptional = false, hasDiscountsOfAnySign = false } = declaration;
  const read = chargesRead(fields, columns, declaration, row, 1);
  const charges = read.map(({ charge }) => charge);
  const stated = rowTotal === undefined ? '' : (fields[columns.placeOf(rowTotal)] ?? '');
  if (rowTotal === undefined || (isRowTotalOptional && stated.trim() === '')) return charges;
  const total = readCents(stated, rowTotal, row.amounts);
  if (sumOf(charges) === total) return charges;
  const alone = read.filter(isAlone).map(({ charge }) => charge);
  if (sumOf(alone) === total) return alone;
  for (const sign of hasDiscountsOfAnySign ? otherSigns : []) {
    const otherwise = chargesRead(fields, columns, declaration, row, sign);
    for (const each of [otherwise, otherwise.filter(isAlone)]) {
      const fitting = each.map(({ charge }) => charge);
      if (sumOf(fitting) === total) return fitting;
    }
  }
  const unknown = unknownCharges(fields, columns, declaration, row);
  if (sumOf([...charges, ...unknown]) === total) return [...charges, ...unknown];
  const [missing, another] = unknown.filter(({ cents }) => sumOf(charges) + cents === total);
  if (missing !== undefined && another === undefined) return [...charges, missing];
  throw new UnreadableRow(
    rowTotal,
    `The total is ${decimalOf(total)}, but the charges add up to ${decimalOf(sumOf(charges))}.`,
  );
}

interface ReadCharge {
  readonly column: ChargeColumn;
  readonly charge: FlatCharge;
}

/** Whether it is in no other column. */
const isAlone = ({ column }: ReadCharge): boolean => column.mayBeIncluded !== true;

/** By what a discount is multiplied that is not negative: it is taken off, or was taken off already. */
const otherSigns = [-1, 0] as const;

/** The charges of the columns, without zero amounts. */
function chargesRead(
  fields: readonly string[],
  columns: FlatColumns,
  declaration: FlatDeclaration,
  row: RowOfCharges,
  discountSign: number,
): readonly ReadCharge[] {
  const fieldOf = (column: string): string => fields[columns.placeOf(column)] ?? '';
  return declaration.charges
    .filter((column) => isWritten(column, fieldOf))
    .map((column) => ({ column, charge: chargeOf(column, fieldOf, declaration, row, discountSign) }))
    .filter(({ column }) => isRead(column, fieldOf, row.amounts))
    .filter(({ charge }) => charge.cents !== 0 || charge.incentiveCents !== 0);
}

/** Most columns of charges are empty in most rows. */
const isWritten = ({ column, beyondColumn, incentiveColumn }: ChargeColumn, fieldOf: (column: string) => string) =>
  fieldOf(column) !== '' ||
  beyondColumn !== undefined ||
  (incentiveColumn !== undefined && fieldOf(incentiveColumn) !== '');

const isRead = ({ insteadOf }: ChargeColumn, fieldOf: (column: string) => string, amounts: NumberMarks): boolean =>
  insteadOf === undefined || readCents(fieldOf(insteadOf), insteadOf, amounts) === 0;

const sumOf = (charges: readonly FlatCharge[]): number => charges.reduce((sum, { cents }) => sum + cents, 0);

function chargeOf(
  charge: ChargeColumn,
  fieldOf: (column: string) => string,
  { columnNames, chargeCodes, chargeNames }: FlatDeclaration,
  { meaningOfRow, billDate, amounts }: RowOfCharges,
  discountSign: number,
): FlatCharge {
  const { column, textColumn, codeColumn, beyondColumn, meaning, incentiveColumn, isSubtracted } = charge;
  const textIn = (place: string | undefined): string =>
    place === undefined ? '' : copyOf(plainText(fieldOf(place), place));
  const isBeyond = beyondColumn !== undefined && fieldOf(column).trim() !== '';
  const written =
    beyondColumn !== undefined && !isBeyond
      ? 0
      : readCents(fieldOf(column), column, amounts) -
        (isBeyond ? readCents(fieldOf(beyondColumn), beyondColumn, amounts) : 0);
  const signed = isSubtracted === true ? -written : written;
  const amount = meaning?.isDiscount === true ? signed * discountSign : signed;
  const incentive =
    incentiveColumn === undefined ? 0 : readCents(fieldOf(incentiveColumn), incentiveColumn, amounts) * discountSign;
  const cents = amount + incentive || 0;
  if (cents === 0 && incentive === 0) return { column, text: column, meaning: undefined, cents: 0, incentiveCents: 0 };
  const code = textIn(codeColumn);
  const text = textIn(textColumn) || code || charge.name || column;
  const named = () =>
    (columnNames === undefined ? undefined : namedOn(columnNames, column, billDate)) ??
    (chargeCodes === undefined || code === '' ? undefined : namedOn(chargeCodes, code, billDate)) ??
    namedOn(chargeNames, text, billDate);
  const known = meaningOfRow ?? (textColumn === undefined ? (meaning ?? named()) : (named() ?? meaning));
  return {
    column,
    text,
    ...(code === '' ? {} : { code }),
    meaning: known,
    cents,
    incentiveCents: known?.isDiscount === true && cents < 0 ? -cents : 0 - incentive,
  };
}

/** Columns of amounts that the documentation does not have: new charges of the carrier, which the names may know. */
function unknownCharges(
  fields: readonly string[],
  { unknown }: FlatColumns,
  { columnNames, chargeNames }: FlatDeclaration,
  { billDate, undocumented }: RowOfCharges,
): FlatCharge[] {
  return unknown.flatMap(({ place, name: text }) => {
    const cents = centsOrNothing(fields[place] ?? '', undocumented);
    if (cents === 0) return [];
    const meaning = namedOn(columnNames ?? chargeNames, text, billDate);
    const incentiveCents = meaning?.isDiscount === true && cents < 0 ? -cents : 0;
    return [{ column: text, text, meaning, cents, incentiveCents }];
  });
}

/** A column that nobody described may hold anything. */
function centsOrNothing(text: string, marks: NumberMarks): number {
  try {
    return readCents(text, '', marks);
  } catch (error) {
    if (error instanceof UnreadableRow) return 0;
    throw error;
  }
}
