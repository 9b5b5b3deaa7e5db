import { isCalendarDay } from '@waybill/model';
import { dayOfMoment } from '../functions/date-functions.ts';
import { date, isNumber, nameOfType, timestamp, type ValueType } from '../types/value-type.ts';
import { isMoment } from './moment.ts';
import type { Expression } from './tree/expression.ts';

/** A value read as another type, or why it cannot be. */
export type Coerced = { readonly value: Expression } | { readonly problem: string; readonly fix?: string };

/** Reads a value as a type: a written text becomes a date or a moment where one is needed. */
export function coerce(value: Expression, wanted: ValueType): Coerced {
  if (fits(value.type, wanted)) return { value };
  if (value.kind === 'literal' && typeof value.value === 'string' && value.type.kind === 'text') {
    return coerceText(value.value, wanted);
  }
  if (value.type.kind === 'timestamp' && wanted.kind === 'date') return { value: asDay(value) };
  return mismatch(`Expected ${nameOfType(wanted)}, but this is ${nameOfType(value.type)}.`);
}

/** The calendar day of a moment; a day stays itself. */
export function asDay(value: Expression): Expression {
  return value.type.kind === 'timestamp'
    ? { kind: 'call', type: date, function: dayOfMoment, arguments: [value] }
    : value;
}

function fits(type: ValueType, wanted: ValueType): boolean {
  return (
    type.kind === 'null' || wanted.kind === 'null' || type.kind === wanted.kind || (isNumber(type) && isNumber(wanted))
  );
}

function coerceText(text: string, wanted: ValueType): Coerced {
  if (wanted.kind === 'date' || wanted.kind === 'timestamp') {
    if (isCalendarDay(text)) return { value: { kind: 'literal', type: date, value: text } };
    if (isMoment(text) && wanted.kind === 'timestamp') {
      return { value: { kind: 'literal', type: timestamp, value: text.replace('T', ' ') } };
    }
    return mismatch(`‘${text.slice(0, 40)}’ is not a valid date.`, 'Write a day as ‘YYYY-MM-DD’.');
  }
  return mismatch(`Expected ${nameOfType(wanted)}, but ‘${text.slice(0, 40)}’ is a text.`, 'Write it without quotes.');
}

function mismatch(problem: string, fix?: string): Coerced {
  return fix === undefined ? { problem } : { problem, fix };
}
