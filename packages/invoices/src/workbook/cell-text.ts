import type { DecimalMark } from '../reading/marked-number.ts';
import type { NumberFormat } from './number-formats.ts';

const millisecondsOfDay = 86_400_000;
const secondsOfDay = 86_400;
const dayBeforeSerials = Date.UTC(1899, 11, 30);
/** Workbooks of old Macs count days from 1904. */
const daysTo1904 = 1_462;
const lastSerial = 2_958_465;
/** How many digits of a number a spreadsheet keeps; it replaces the others by zeros. */
const keptDigits = 15;
const firstRounded = 10 ** keptDigits;
const smallest = 1e-6;

/** Three digits behind a mark would look like thousands. */
const likeThousands = /^-?\d{1,3}\.\d{3}$/;

interface Written {
  readonly isFrom1904: boolean;
  readonly decimalMark: DecimalMark;
}

/** The text of a number in a cell, as it would be in a CSV file of the same rows: exact, and never taken for another number. */
export function numberText(raw: string, format: NumberFormat, { isFrom1904, decimalMark }: Written): string {
  const number = raw.trim() === '' ? Number.NaN : Number(raw);
  if (!Number.isFinite(number)) return raw;
  if (format.kind === 'moment' || format.kind === 'time') {
    const serial = number + (isFrom1904 && number >= 1 ? daysTo1904 : 0);
    if (serial >= 0 && serial <= lastSerial) return momentText(serial);
  }
  const text = plainText(raw.trim(), number);
  if (format.kind !== 'digits' || !/^\d+$/.test(text)) return markedText(text, decimalMark);
  const padded = text.padStart(format.digits, '0');
  const { digitsBeforeDash } = format;
  if (digitsBeforeDash === undefined || padded.length > format.digits) return padded;
  return `${padded.slice(0, digitsBeforeDash)}-${padded.slice(digitsBeforeDash)}`;
}

function markedText(text: string, mark: DecimalMark): string {
  const clear = likeThousands.test(text) ? `${text}0` : text;
  return mark === '.' ? clear : clear.replace('.', mark);
}

/** A day, a time of day, or both. */
function momentText(serial: number): string {
  const seconds = Math.round(serial * secondsOfDay);
  const [days, secondsIn] = [Math.floor(seconds / secondsOfDay), seconds % secondsOfDay];
  const iso = new Date(dayBeforeSerials + days * millisecondsOfDay + secondsIn * 1000).toISOString();
  const [day, time] = [
    iso.slice(0, 'YYYY-MM-DD'.length),
    iso.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM:SS'.length),
  ];
  if (days === 0) return time;
  return secondsIn === 0 ? day : `${day} ${time}`;
}

/** With a point and without noise behind the fifteenth digit; as 9.2E+21 if digits are lost, which readers refuse. */
function plainText(raw: string, number: number): string {
  if (/^\d{16,}$/.test(raw) && /[1-9]/.test(raw.slice(keptDigits))) return raw;
  const kept = Number(number.toPrecision(keptDigits));
  if (Math.abs(kept) >= firstRounded) return kept.toExponential().toUpperCase();
  if (kept !== 0 && Math.abs(kept) < smallest) return kept.toFixed(keptDigits).replace(/(?<!0)0+$/, '');
  return String(kept);
}
