import { text } from '../../../../lib/languages/text.ts';

/** How a value of a line is written in a cell, and read from one. */
export interface CellKind {
  /** What may be written, for a reader who wrote something else. */
  readonly hint: string;
  readonly write: (value: unknown) => string;
  /** The value of a text that is not empty; undefined if it cannot be read. */
  readonly read: (written: string) => unknown;
}

const cents = (dollars: string): number => Math.round(Number(dollars.replaceAll(',', '')) * 100);
const dollars = (value: unknown): string => `$${(Number(value) / 100).toFixed(2)}`;
const amount = String.raw`\$?\s*([\d,]+(?:\.\d{1,2})?)`;
const percentage = String.raw`(\d+(?:\.\d+)?)\s*%`;

/** The groups of a pattern that fits the whole text, in any case. */
const groupsOf = (pattern: string, written: string): readonly string[] | undefined =>
  new RegExp(`^${pattern}$`, 'i').exec(written.trim())?.slice(1);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** What fits no form, as it is: it must not look like something else. */
const asItIs = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const partsOf = (written: string, separator: RegExp): readonly string[] =>
  written
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const plain: CellKind = { hint: '', write: (value) => String(value), read: (written) => written.trim() };

const list: CellKind = {
  hint: text('Write names with ; between them; % stands for any text.'),
  write: (value) => (Array.isArray(value) ? value.join('; ') : String(value)),
  read: (written) => partsOf(written, /;/),
};

const zones: CellKind = {
  hint: text('Write zones such as 2-8, 44.'),
  write: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
  read: (written) =>
    partsOf(written, /[;,\s]/).flatMap((part) => {
      const [first, last] = groupsOf(String.raw`(\d{1,3})[-–](\d{1,3})`, part)?.map(Number) ?? [];
      if (first === undefined || last === undefined || last < first) return [part];
      return Array.from({ length: last - first + 1 }, (_, step) => String(first + step));
    }),
};

const pounds: CellKind = {
  hint: text('Write pounds such as 1-5, 7 or 151+.'),
  write: (value) => {
    const [from, to] = [partOf(value, 'from'), partOf(value, 'to')];
    if (from === undefined) return asItIs(value);
    return to === undefined ? `${from}+` : from === to ? `${from}` : `${from}-${to}`;
  },
  read: (written) => {
    const [from, mark, to] = groupsOf(String.raw`(\d+)\s*(\+|[-–]\s*(\d+))?`, written) ?? [];
    if (from === undefined) return undefined;
    if (mark === '+') return { from: Number(from) };
    return { from: Number(from), to: Number(to ?? from) };
  },
};

const whole: CellKind = {
  hint: text('Write a whole number.'),
  write: (value) => String(value),
  read: (written) => (/^\d+$/.test(written.trim()) ? Number(written) : undefined),
};

const percent: CellKind = {
  hint: text('Write a percentage such as 40%.'),
  write: (value) => `${value}%`,
  read: (written) => {
    const [value] = groupsOf(String.raw`(\d+(?:\.\d+)?)\s*%?`, written) ?? [];
    return value === undefined ? undefined : Number(value);
  },
};

const day: CellKind = {
  hint: text('Write a day such as 2025-12-28.'),
  write: (value) => String(value),
  read: (written) => {
    const [month, date, year] = groupsOf(String.raw`(\d{1,2})/(\d{1,2})/(\d{4})`, written) ?? [];
    if (month !== undefined && date !== undefined) return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return /^\d{4}-\d\d-\d\d$/.test(written.trim()) ? written.trim() : undefined;
  },
};

const writeReduction = (value: unknown): string => {
  if (partOf(value, 'percent') !== undefined) return `${partOf(value, 'percent')}%`;
  if (partOf(value, 'amount') !== undefined) return `${dollars(partOf(value, 'amount'))} off`;
  if (partOf(value, 'flat') !== undefined) return `${dollars(partOf(value, 'flat'))} flat`;
  return partOf(value, 'waived') === true ? 'waived' : asItIs(value);
};

const readReduction = (written: string): unknown => {
  const [share] = groupsOf(String.raw`-?(\d+(?:\.\d+)?)\s*%?`, written) ?? [];
  if (share !== undefined) return { percent: Number(share) };
  const [taken] = groupsOf(`${amount} off`, written) ?? [];
  if (taken !== undefined) return { amount: cents(taken) };
  const [flat] = groupsOf(`${amount} flat`, written) ?? [];
  if (flat !== undefined) return { flat: cents(flat) };
  return groupsOf('waived', written) === undefined ? undefined : { waived: true };
};

const reduction: CellKind = {
  hint: text('Write 40%, $1.50 off, $9.99 flat or waived.'),
  write: writeReduction,
  read: readReduction,
};

const floor: CellKind = {
  hint: text('Write $9.50, or zone 2, 1 lb less $1.00 off.'),
  write: (value) => {
    if (!isObject(value)) return asItIs(value);
    if (partOf(value, 'amount') !== undefined) return dollars(partOf(value, 'amount'));
    const less = partOf(value, 'less');
    const rate = `zone ${partOf(value, 'zone') ?? '2'}, ${partOf(value, 'pounds') ?? 1} lb`;
    return less === undefined ? rate : `${rate} less ${writeReduction(less)}`;
  },
  read: (written) => {
    const [least] = groupsOf(amount, written) ?? [];
    if (least !== undefined) return { amount: cents(least) };
    const [zone, weight, less] = groupsOf(String.raw`zone (\S+),? (\d+) lb(?:,? less (.+))?`, written) ?? [];
    if (zone === undefined) return undefined;
    const off = less === undefined ? undefined : readReduction(less);
    if (less !== undefined && off === undefined) return undefined;
    const rate = { zone: zone.replace(/,$/, ''), pounds: Number(weight) };
    return off === undefined ? rate : { ...rate, less: off };
  },
};

const fuelOff: CellKind = {
  hint: text('Write 25%, 2 points or at most 10%.'),
  write: (value) => {
    if (partOf(value, 'percent') !== undefined) return `${partOf(value, 'percent')}%`;
    if (partOf(value, 'points') !== undefined) return `${partOf(value, 'points')} points`;
    return partOf(value, 'highest') === undefined ? asItIs(value) : `at most ${partOf(value, 'highest')}%`;
  },
  read: (written) => {
    const [points] = groupsOf(String.raw`(\d+(?:\.\d+)?) points?`, written) ?? [];
    if (points !== undefined) return { points: Number(points) };
    const [highest] = groupsOf(`at most ${percentage}`, written) ?? [];
    if (highest !== undefined) return { highest: Number(highest) };
    const [share] = groupsOf(String.raw`(\d+(?:\.\d+)?)\s*%?`, written) ?? [];
    return share === undefined ? undefined : { percent: Number(share) };
  },
};

const bands: CellKind = {
  hint: text('Write bands such as $0: 0%; $60,000: 3%.'),
  write: (value) =>
    Array.isArray(value)
      ? value.map((band: unknown) => `${dollars(partOf(band, 'from'))}: ${partOf(band, 'percent')}%`).join('; ')
      : asItIs(value),
  read: (written) => {
    const read = partsOf(written, /;/).map((part) => groupsOf(`${amount}\\s*:\\s*${percentage}`, part));
    const whole = read.flatMap((found) => (found === undefined ? [] : [found]));
    return whole.length === 0 || whole.length < read.length
      ? undefined
      : whole.map(([from = '', share = '']) => ({ from: cents(from), percent: Number(share) }));
  },
};

const grace: CellKind = {
  hint: text('Write the last day and the percentage, such as 2026-06-30: 5%.'),
  write: (value) => (isObject(value) ? `${partOf(value, 'to')}: ${partOf(value, 'percent')}%` : asItIs(value)),
  read: (written) => {
    const [to, share] = groupsOf(String.raw`(\d{4}-\d\d-\d\d)\s*:\s*${percentage}`, written) ?? [];
    return to === undefined ? undefined : { to, percent: Number(share) };
  },
};

export const cellKinds = {
  plain,
  list,
  zones,
  pounds,
  whole,
  percent,
  day,
  reduction,
  floor,
  fuelOff,
  bands,
  grace,
} as const satisfies Readonly<Record<string, CellKind>>;
