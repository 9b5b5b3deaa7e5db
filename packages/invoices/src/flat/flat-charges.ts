import { decimalOf } from '@waybill/model';
import type { ChargeMeaning, ChargeNames } from '../charge-names/charge-names.ts';
import { namedCharge } from '../charge-names/named-charge.ts';
import { UnreadableRow } from '../layout.ts';
import { readCents } from '../reading/cents.ts';
import { plainText } from '../reading/checked-text.ts';
import { copyOf } from '../reading/copy-of.ts';
import type { ChargeColumn, FlatDeclaration } from './declaration.ts';
import type { FlatColumns } from './flat-columns.ts';
import type { FlatCharge } from './flat-row.ts';

/** The row that bills the charges. */
interface RowOfCharges {
  /** If all its charges are one thing. */
  readonly meaningOfRow: ChargeMeaning | undefined;
  readonly billDate: string;
}

/**
 * The charges of a row in the order of the declaration, without zero amounts. @throws UnreadableRow for an invalid
 * amount, and if the row states a different total.
 */
export function chargesIn(
  fields: readonly string[],
  columns: FlatColumns,
  declaration: FlatDeclaration,
  { meaningOfRow, billDate }: RowOfCharges,
): readonly FlatCharge[] {
  const fieldOf = (column: string): string => fields[columns.placeOf(column)] ?? '';
  const read = declaration.charges
    .map((column) => ({
      column,
      charge: chargeOf(column, fieldOf, declaration.chargeNames, { meaningOfRow, billDate }),
    }))
    .filter(({ column }) => isRead(column, fieldOf))
    .filter(({ charge }) => charge.cents !== 0 || charge.incentiveCents !== 0);
  const charges = read.map(({ charge }) => charge);
  if (declaration.rowTotal === undefined) return charges;
  const total = readCents(fieldOf(declaration.rowTotal), declaration.rowTotal);
  if (sumOf(charges) === total) return charges;
  const alone = read.filter(({ column }) => column.mayBeIncluded !== true).map(({ charge }) => charge);
  if (sumOf(alone) === total) return alone;
  const unknown = unknownCharges(fields, columns);
  if (sumOf([...charges, ...unknown]) === total) return [...charges, ...unknown];
  const [missing, another] = unknown.filter(({ cents }) => sumOf(charges) + cents === total);
  if (missing !== undefined && another === undefined) return [...charges, missing];
  throw new UnreadableRow(
    declaration.rowTotal,
    `The total is ${decimalOf(total)}, but the charges add up to ${decimalOf(sumOf(charges))}.`,
  );
}

const isRead = ({ insteadOf }: ChargeColumn, fieldOf: (column: string) => string): boolean =>
  insteadOf === undefined || readCents(fieldOf(insteadOf), insteadOf) === 0;

const sumOf = (charges: readonly FlatCharge[]): number => charges.reduce((sum, { cents }) => sum + cents, 0);

function chargeOf(
  { column, textColumn, meaning, incentiveColumn, isSubtracted }: ChargeColumn,
  fieldOf: (column: string) => string,
  names: ChargeNames,
  { meaningOfRow, billDate }: RowOfCharges,
): FlatCharge {
  const written = readCents(fieldOf(column), column);
  const amount = isSubtracted === true ? -written : written;
  const incentive = incentiveColumn === undefined ? 0 : readCents(fieldOf(incentiveColumn), incentiveColumn);
  const printed = textColumn === undefined ? '' : copyOf(plainText(fieldOf(textColumn), textColumn));
  const text = printed || column;
  const known = meaningOfRow ?? meaning ?? namedCharge(names, text, billDate);
  const cents = amount + incentive;
  return {
    column,
    text,
    meaning: known,
    cents,
    incentiveCents: known?.isDiscount === true && cents < 0 ? -cents : 0 - incentive,
  };
}

/** Columns of amounts that nobody described: new charges of the carrier. */
function unknownCharges(fields: readonly string[], { unknownCharges: unknown }: FlatColumns): FlatCharge[] {
  return unknown.flatMap(({ place, text }) => {
    const cents = centsOrNothing(fields[place] ?? '');
    return cents === 0 ? [] : [{ column: text, text, meaning: undefined, cents, incentiveCents: 0 }];
  });
}

/** A column that nobody described may hold anything. */
function centsOrNothing(text: string): number {
  try {
    return readCents(text, '');
  } catch (error) {
    if (error instanceof UnreadableRow) return 0;
    throw error;
  }
}
