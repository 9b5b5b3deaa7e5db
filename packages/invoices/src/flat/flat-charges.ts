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
  const { amounts } = row;
  const fieldOf = (column: string): string => fields[columns.placeOf(column)] ?? '';
  const read = declaration.charges
    .map((column) => ({ column, charge: chargeOf(column, fieldOf, declaration, row) }))
    .filter(({ column }) => isRead(column, fieldOf, amounts))
    .filter(({ charge }) => charge.cents !== 0 || charge.incentiveCents !== 0);
  const charges = read.map(({ charge }) => charge);
  if (declaration.rowTotal === undefined) return charges;
  const total = readCents(fieldOf(declaration.rowTotal), declaration.rowTotal, amounts);
  if (sumOf(charges) === total) return charges;
  const alone = read.filter(({ column }) => column.mayBeIncluded !== true).map(({ charge }) => charge);
  if (sumOf(alone) === total) return alone;
  const unknown = unknownCharges(fields, columns, declaration, row);
  if (sumOf([...charges, ...unknown]) === total) return [...charges, ...unknown];
  const [missing, another] = unknown.filter(({ cents }) => sumOf(charges) + cents === total);
  if (missing !== undefined && another === undefined) return [...charges, missing];
  throw new UnreadableRow(
    declaration.rowTotal,
    `The total is ${decimalOf(total)}, but the charges add up to ${decimalOf(sumOf(charges))}.`,
  );
}

const isRead = ({ insteadOf }: ChargeColumn, fieldOf: (column: string) => string, amounts: NumberMarks): boolean =>
  insteadOf === undefined || readCents(fieldOf(insteadOf), insteadOf, amounts) === 0;

const sumOf = (charges: readonly FlatCharge[]): number => charges.reduce((sum, { cents }) => sum + cents, 0);

function chargeOf(
  { column, textColumn, meaning, incentiveColumn, isSubtracted }: ChargeColumn,
  fieldOf: (column: string) => string,
  { columnNames, chargeNames }: FlatDeclaration,
  { meaningOfRow, billDate, amounts }: RowOfCharges,
): FlatCharge {
  const written = readCents(fieldOf(column), column, amounts);
  const amount = isSubtracted === true ? -written : written;
  const incentive = incentiveColumn === undefined ? 0 : readCents(fieldOf(incentiveColumn), incentiveColumn, amounts);
  const printed = textColumn === undefined ? '' : copyOf(plainText(fieldOf(textColumn), textColumn));
  const text = printed || column;
  const cents = amount + incentive;
  const named = () =>
    (columnNames === undefined ? undefined : namedOn(columnNames, column, billDate)) ??
    namedOn(chargeNames, text, billDate);
  const isBilled = cents !== 0 || incentive !== 0;
  const ofColumn = () => (textColumn === undefined ? (meaning ?? named()) : (named() ?? meaning));
  const known = isBilled ? (meaningOfRow ?? ofColumn()) : undefined;
  return {
    column,
    text,
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
