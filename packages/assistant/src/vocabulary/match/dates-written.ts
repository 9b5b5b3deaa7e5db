import type { Concept } from '../concept.ts';

/** The month and the day or year of `10/15`, `11/2025` and `2025-11`. */
export function datesWritten(text: string): readonly Concept[] | undefined {
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  if (month !== undefined && day !== undefined) return monthAnd(month, day);
  const [, monthOfYear, year] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (monthOfYear !== undefined && year !== undefined) return monthAnd(monthOfYear, year);
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  if (isoMonth !== undefined && isoYear !== undefined) return monthAnd(isoMonth, isoYear);
  return undefined;
}

function monthAnd(month: string, other: string): readonly Concept[] {
  return [
    { kind: 'month', month: Number(month) },
    { kind: 'number', value: Number(other), money: false },
  ];
}

/** The day of `2025-11-05` and `11/5/2025`. */
export function dayWritten(text: string): Concept | undefined {
  const [, ofYear, ofMonth, ofDay] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (ofYear !== undefined && ofMonth !== undefined && ofDay !== undefined) return dayOf(ofYear, ofMonth, ofDay);
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? [];
  if (month === undefined || day === undefined || year === undefined) return undefined;
  return dayOf(year.length === 2 ? `20${year}` : year, month, day);
}

function dayOf(year: string, month: string, day: string): Concept {
  return { kind: 'day', day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}
