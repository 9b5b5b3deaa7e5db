import { UnreadableRow } from '../layout.ts';
import { readCents } from './cents.ts';
import type { NumberMarks } from './number-marks.ts';

/** The maximum weight of a package, in pounds, kilograms or ounces. */
const heaviest = 1_000_000;
/** The maximum length of a side, in inches or centimetres. */
const longestSide = 10_000;
/** Carriers bill at most 999 packages as one shipment. */
const mostPieces = 1_000;
/** A posting of mail has at most some millions of pieces. */
const mostMail = 100_000_000;

/** @throws UnreadableRow for a weight that no package has; what is not a number counts as absent elsewhere. */
export function assertWeight(text: string, column: string): void {
  if (numberIn(text) > heaviest) {
    throw new UnreadableRow(column, `‘${text}’ is no weight: ${heaviest} is the most.`);
  }
}

/** @throws UnreadableRow for a size that no package has, such as `12 x 9 x 1e21`. */
export function assertSides(text: string, column: string): void {
  if (text !== '' && text.split(/x/i).some((side) => numberIn(side) > longestSide)) {
    throw new UnreadableRow(column, `‘${text}’ is no size: ${longestSide} is the most.`);
  }
}

/** How many packages a row bills as one shipment; 1 where the row does not say. @throws UnreadableRow for too many. */
export function piecesOf(text: string, column: string): number {
  const pieces = numberIn(text);
  if (pieces > mostPieces) {
    throw new UnreadableRow(column, `‘${text}’ is no number of pieces: ${mostPieces} is the most.`);
  }
  return Number.isInteger(pieces) && pieces > 1 ? pieces : 1;
}

/** How many pieces of mail a row bills; 0 where it does not say. @throws UnreadableRow for too many, and for what is no whole number. */
export function mailPiecesOf(text: string, column: string, marks: NumberMarks): number {
  const pieces = readCents(text, column, marks) / 100;
  if (!Number.isInteger(pieces) || pieces > mostMail)
    throw new UnreadableRow(column, `‘${text}’ is no number of pieces: whole numbers up to ${mostMail} are.`);
  return Math.max(pieces, 0);
}

const numberIn = (text: string): number => (text === '' ? 0 : Number(text.trim().replace(',', '.')));
