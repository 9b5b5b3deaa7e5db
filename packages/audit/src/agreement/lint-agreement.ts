import { addDays, type CalendarDay, distanceZones } from '@waybill/model';
import {
  type Agreement,
  type AgreementLine,
  isWithin,
  type LineKind,
  lineKinds,
  type Period,
  periodOf,
} from './agreement.ts';
import { specificity } from './specificity.ts';

/** Something about an agreement that its reader should look at. */
export interface AgreementNote {
  readonly kind: 'gap' | 'overlap' | 'expiry' | 'mistake';
  /** The part of the agreement and the number of the line in it, from 1. */
  readonly part: string;
  readonly line?: number;
  readonly text: string;
}

/** Packages are priced up to this weight; heavier ones are freight. */
const heaviest = 150;
/** Lines that end within these days are told in advance. */
const daysAhead = 60;

/** What is missing, said twice, or about to end in an agreement, as of a day. */
export function lintAgreement(agreement: Agreement, today: CalendarDay): readonly AgreementNote[] {
  return [
    ...mistakes(agreement),
    ...termGaps(agreement),
    ...lineKinds.flatMap((kind) => overlaps(agreement, kind)),
    ...weightAndZoneGaps(agreement),
    ...missingMinimums(agreement),
    ...expiries(agreement, today),
  ];
}

interface NumberedLine {
  readonly number: number;
  readonly line: AgreementLine;
  readonly period: Period | undefined;
}

const numbered = (agreement: Agreement, kind: LineKind): readonly NumberedLine[] => {
  const lines: readonly AgreementLine[] = agreement[kind];
  return lines.map((line, place) => ({ number: place + 1, line, period: periodOf(agreement, line) }));
};

function mistakes(agreement: Agreement): readonly AgreementNote[] {
  const notes: AgreementNote[] = [];
  const ends = (part: string, { from, to }: Period, line: number): void => {
    if (to !== undefined && to < from)
      notes.push({ kind: 'mistake', part, line, text: `It ends on ${to}, before it begins on ${from}.` });
  };
  ends('agreement', agreement, 1);
  agreement.terms.forEach((term, place) => {
    ends('terms', term, place + 1);
  });
  for (const kind of lineKinds)
    for (const { number, line, period } of numbered(agreement, kind)) {
      const part = kind;
      if (line.term !== undefined && !agreement.terms.some(({ name }) => name === line.term))
        notes.push({ kind: 'mistake', part, line: number, text: `There is no term “${line.term}”.` });
      else if (period === undefined)
        notes.push({ kind: 'mistake', part, line: number, text: 'It applies on no day of the agreement.' });
      const { from = 0, to } = line.pounds ?? {};
      if (to !== undefined && to < from)
        notes.push({ kind: 'mistake', part, line: number, text: `No package weighs from ${from} to ${to} lb.` });
    }
  agreement.tiers.forEach(({ bands }, place) => {
    if (bands.some(({ from }, at) => at > 0 && from <= (bands[at - 1]?.from ?? 0)))
      notes.push({ kind: 'mistake', part: 'tiers', line: place + 1, text: 'Its bands are not in rising order.' });
  });
  if (agreement.accounts.length === 0)
    notes.push({ kind: 'gap', part: 'accounts', text: 'No account is named, so the agreement applies to nothing.' });
  return notes;
}

/** Days of the agreement that no term has. */
function termGaps({ terms, from, to }: Agreement): readonly AgreementNote[] {
  if (terms.length === 0) return [];
  const inOrder = terms.toSorted((one, other) => one.from.localeCompare(other.from));
  const notes: AgreementNote[] = [];
  let next: CalendarDay | undefined = from;
  for (const term of inOrder) {
    if (next === undefined) break;
    if (term.from > next)
      notes.push({ kind: 'gap', part: 'terms', text: `No term applies from ${next} to ${addDays(term.from, -1)}.` });
    if (term.to === undefined) next = undefined;
    else if (term.to >= next) next = addDays(term.to, 1);
  }
  if (next !== undefined && (to === undefined || next <= to))
    notes.push({ kind: 'gap', part: 'terms', text: `No term applies from ${next}${to ? ` to ${to}` : ''}.` });
  return notes;
}

/** Lines of one kind and group about the same packages on the same days as an earlier one. */
function overlaps(agreement: Agreement, kind: LineKind): readonly AgreementNote[] {
  const tables = Map.groupBy(numbered(agreement, kind), ({ line }) => subjectOf(line));
  return [...tables.values()].flatMap((lines) =>
    lines.flatMap((other, place): AgreementNote[] => {
      const one = lines.find((each, at) => at < place && meet(each, other));
      if (one === undefined) return [];
      const isSame = JSON.stringify(one.line) === JSON.stringify(other.line);
      const text = isSame
        ? `It repeats line ${one.number}.`
        : `Line ${one.number} is about the same packages on the same days: ${about(other.line)}.`;
      return [{ kind: 'overlap', part: kind, line: other.number, text }];
    }),
  );
}

/** What a line changes: lines about different groups, charges or rebates stand beside each other. */
function subjectOf(line: AgreementLine): string {
  const { group, charges, name }: Readonly<Record<string, unknown>> = { ...line };
  return JSON.stringify([group, charges, name]);
}

function meet(one: NumberedLine, other: NumberedLine): boolean {
  if (!one.period || !other.period || !rangesMeet(one.line.pounds, other.line.pounds)) return false;
  const zones = one.line.zones?.some((zone) => other.line.zones?.includes(zone) ?? true) ?? true;
  const service = one.line.services.find((name) => other.line.services.includes(name));
  if (!zones || service === undefined || !periodsMeet(one.period, other.period)) return false;
  const areAlike = (['packaging', 'movement', 'receiver', 'billing'] as const).every(
    (each) => one.line[each] === undefined || other.line[each] === undefined || one.line[each] === other.line[each],
  );
  return areAlike && specificity(one.line, service) === specificity(other.line, service);
}

const rangesMeet = (one: AgreementLine['pounds'], other: AgreementLine['pounds']): boolean =>
  (one?.from ?? 0) <= (other?.to ?? Number.POSITIVE_INFINITY) &&
  (other?.from ?? 0) <= (one?.to ?? Number.POSITIVE_INFINITY);

const periodsMeet = (one: Period, other: Period): boolean => isWithin(one, other.from) || isWithin(other, one.from);

/** Weights and zones for which there is no incentive although the lines beside have one. */
function weightAndZoneGaps(agreement: Agreement): readonly AgreementNote[] {
  const tables = Map.groupBy(numbered(agreement, 'incentives'), ({ line }) =>
    JSON.stringify([subjectOf(line), line.services, line.packaging, line.movement, line.receiver, line.billing]),
  );
  return [...tables.values()].flatMap((table) => {
    const current = table.filter(({ period }) => period !== undefined);
    const [first] = current;
    if (first === undefined) return [];
    const zones = [...new Set(current.flatMap(({ line }) => line.zones ?? []))];
    const note = (text: string): AgreementNote => ({ kind: 'gap', part: 'incentives', line: first.number, text });
    const title = about({ ...first.line, zones: undefined, pounds: undefined });
    const isAnyZone = current.some(({ line }) => line.zones === undefined);
    const missing = isAnyZone || zones.length === 0 ? [] : distanceZones.filter((zone) => !zones.includes(zone));
    const ofZones =
      missing.length === 0 || missing.length === distanceZones.length
        ? []
        : [note(`${title}: nothing for ${zonesIn(missing)}.`)];
    const holes = (isAnyZone ? ['', ...zones] : zones).flatMap((zone) => {
      const ranges = current
        .filter(({ line }) => line.zones === undefined || line.zones.includes(zone))
        .map(({ line }) => ({ from: line.pounds?.from ?? 0, to: line.pounds?.to ?? Number.POSITIVE_INFINITY }));
      return holesIn(ranges).map((hole) => ({ zone, hole }));
    });
    const byHole = Map.groupBy(holes, ({ hole }) => hole);
    return [
      ...ofZones,
      ...[...byHole].map(([hole, where]) => {
        const inZones = where.map(({ zone }) => zone).filter((zone) => zone !== '');
        return note(`${title}${inZones.length === 0 ? '' : `, ${zonesIn(inZones)}`}: nothing for ${hole} lb.`);
      }),
    ];
  });
}

function holesIn(ranges: readonly { readonly from: number; readonly to: number }[]): readonly string[] {
  const holes: string[] = [];
  let next = 1;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (from > next) holes.push(rangeOf(next, from - 1));
    next = Math.max(next, to + 1);
  }
  if (next <= heaviest) holes.push(rangeOf(next, heaviest));
  return holes;
}

/** Services with incentives but without a minimum: what a light package costs at least is not known. */
function missingMinimums(agreement: Agreement): readonly AgreementNote[] {
  const known = new Set(agreement.minimums.flatMap(({ services }) => services));
  const services = new Set(agreement.incentives.flatMap((line) => line.services));
  if (known.has('%')) return [];
  return [...services]
    .filter((service) => !known.has(service))
    .map((service) => ({ kind: 'gap', part: 'minimums', text: `${service}: no minimum is named.` }));
}

/** Lines that end while the agreement goes on, and the agreement’s own end. */
function expiries(agreement: Agreement, today: CalendarDay): readonly AgreementNote[] {
  const soon = addDays(today, daysAhead);
  const notes: AgreementNote[] = [];
  if (agreement.to !== undefined && agreement.to <= soon)
    notes.push({ kind: 'expiry', part: 'agreement', text: ending('The agreement', agreement.to, today) });
  for (const kind of lineKinds) {
    const tables = Map.groupBy(numbered(agreement, kind), ({ line }) => `${subjectOf(line)} ${about(line)}`);
    for (const lines of tables.values())
      for (const { number, line, period } of lines) {
        const to = period?.to;
        if (to === undefined || to === agreement.to || to > soon) continue;
        const next = addDays(to, 1);
        if (lines.some((other) => other.period && isWithin(other.period, next))) continue;
        const text = `${ending(about(line), to, today)} Nothing follows.`;
        notes.push({ kind: 'expiry', part: kind, line: number, text });
      }
  }
  return notes;
}

const ending = (what: string, to: CalendarDay, today: CalendarDay): string =>
  `${what} ${to < today ? 'ended' : 'ends'} on ${to}.`;

/** The packages of a line in words. */
function about({ services, packaging, movement, receiver, billing, zones, pounds }: AgreementLine): string {
  const parts = [services.join(' or '), packaging, movement, receiver, billing].filter((part) => part !== undefined);
  if (zones !== undefined) parts.push(zonesIn(zones));
  if (pounds !== undefined) parts.push(`${rangeOf(pounds.from, pounds.to)} lb`);
  return parts.join(', ');
}

const zonesIn = (zones: readonly string[]): string => `zone${zones.length === 1 ? '' : 's'} ${zones.join(', ')}`;

const rangeOf = (from: number, to: number | undefined): string =>
  to === undefined ? `${from} and more` : from === to ? `${from}` : `${from} to ${to}`;
