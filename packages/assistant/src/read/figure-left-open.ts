import { type Draft, plain } from '../draft/draft.ts';
import { partsOf } from '../figures/differences-asked.ts';
import type { Remark } from '../reading/outcome.ts';
import type { AskedMeasure, DimensionName, Reading } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import type { ReasonName } from '../say/sentences.ts';
import { checked } from './checked.ts';
import type { Circumstances, Completed } from './completed.ts';
import { shaped } from './shaped.ts';
import { includesAccessorial } from './spend-on-accessorials.ts';

const openAbout: ReadonlySet<ReasonName> = new Set(['rankOfWhat', 'shareOfWhat']);

/** ‘The biggest increase in spend’ and ‘fuel as a share’ do not say of what: what they may be about, to choose from. */
export function aboutWhat(
  draft: Draft,
  reason: ReasonName,
  circumstances: Circumstances,
  complete: (draft: Draft, circumstances: Circumstances) => Completed,
): Completed {
  const none: Completed = { kind: 'none', reason, words: [] };
  if (!openAbout.has(reason)) return none;
  const [only] = draft.measures;
  const measure = only?.kind === 'measure' && draft.measures.length === 1 ? only.measure : undefined;
  const isPart = reason === 'shareOfWhat' && measure !== undefined && partsOf.totalSpend?.includes(measure) === true;
  const inSpend: Draft | undefined = isPart
    ? { ...draft, share: undefined, measures: [{ kind: 'ratio', measure, of: 'netOfAllCarriers', as: 'percent' }] }
    : undefined;
  if (inSpend !== undefined && draft.saysTotal) return complete(inSpend, circumstances);
  const groups: readonly DimensionName[] =
    measure === 'accessorials' ? ['accessorial', 'carrier_name'] : ['carrier_name', 'service_category', 'state'];
  const drafts = [inSpend ?? [], groups.map((name): Draft => ({ ...draft, dimensions: [name] }))].flat();
  const readings = drafts.flatMap((each) => {
    const done = complete(each, circumstances);
    return done.kind === 'reading' ? [done.reading] : [];
  });
  return readings.length > 1 ? { kind: 'choices', question: 'whichOfThese', readings } : none;
}

/** ‘Average spend’ may be that of a package, or of a period. */
export function averages(
  reading: (asked: readonly AskedMeasure[]) => Reading,
  circumstances: Circumstances,
): Completed {
  const spend = { kind: 'mean', measure: 'totalSpend' } as const;
  const wanted: readonly AskedMeasure[] = [
    plain('costPerPackage'),
    { ...spend, of: 'week' },
    { ...spend, of: 'month' },
  ];
  const readings = wanted.flatMap((measure) => {
    const done = checked(reading([measure]), [], circumstances);
    return done.kind === 'reading' ? [done.reading] : [];
  });
  return { kind: 'choices', question: 'averageOfWhat', readings };
}

/** ‘Total for October’ names nothing that is added up. */
export function isTotal(draft: Draft): boolean {
  const { saysTotal, isRankedByPrice, isJudged, versus, change } = draft;
  return saysTotal && saysSomething(draft) && !isRankedByPrice && !isJudged && !versus && !change;
}

/** A total is that of spend, and that of packages is offered. */
export function totalOf(
  reading: (asked: readonly AskedMeasure[]) => Reading,
  remarks: readonly Remark[],
  circumstances: Circumstances,
): Completed {
  const spend = checked(reading([plain('totalSpend')]), remarks, circumstances);
  const packages = checked(reading([plain('packages')]), [], circumstances);
  if (spend.kind !== 'reading' || packages.kind !== 'reading') return spend;
  const other = { text: sayReading(packages.reading), reading: packages.reading };
  return { ...spend, alternatives: [...spend.alternatives, other] };
}

/** ‘UPS invoices total’ may ask how many there are, or what they come to. */
export function isOfInvoices({ measures, saysTotal, saysHowMany }: Draft): boolean {
  const [only, ...more] = measures;
  return saysTotal && !saysHowMany && more.length === 0 && only?.kind === 'measure' && only.measure === 'invoices';
}

/** What invoices come to, and their number, to choose from. */
export function totalOfInvoices(
  reading: (asked: readonly AskedMeasure[]) => Reading,
  circumstances: Circumstances,
): Completed {
  const readings = [plain('totalSpend'), plain('invoices')].flatMap((measure) => {
    const done = checked(reading([measure]), [], circumstances);
    return done.kind === 'reading' ? [done.reading] : [];
  });
  return { kind: 'choices', question: 'whichFigure', readings };
}

/** The most expensive of these are those that cost most in all. */
const byTotal: ReadonlySet<string> = new Set([
  'state',
  'sender_state',
  'city',
  'sender_city',
  'country',
  'sender_country',
  'zip',
  'sender_zip',
  'zone',
  'rated_zone',
  'account_number',
  'account_group',
  'account_division',
  'client',
]);

function saysSomething({ dimensions, filters, periods, grain }: Draft): boolean {
  return dimensions.length > 0 || filters.length > 0 || periods.ranges.length > 0 || grain !== undefined;
}

/** What invoices are listed with, and ranked by, is their amount. */
function areInvoices({ dimensions }: Draft): boolean {
  return dimensions.length === 1 && dimensions[0] === 'invoice_number';
}

/** A question that names no figure: the honest ones to choose from, or nothing. */
export function unnamed(
  draft: Draft,
  reading: (asked: readonly AskedMeasure[]) => Reading,
  circumstances: Circumstances,
): Completed {
  if (!saysSomething(draft) && !draft.isJudged && !draft.isRanked)
    return { kind: 'none', reason: 'noFigure', words: [] };
  const offering = (asked: AskedMeasure, offered: AskedMeasure): Completed => {
    const [first, second] = [asked, offered].map((each) => checked(reading([each]), [], circumstances));
    if (first?.kind !== 'reading' || second?.kind !== 'reading')
      return first ?? { kind: 'none', reason: 'noFigure', words: [] };
    const other = { text: sayReading(second.reading), reading: second.reading };
    return { ...first, alternatives: [...first.alternatives, other] };
  };
  const ofAccessorials = includesAccessorial(draft.filters) || draft.dimensions.includes('accessorial');
  if (areInvoices(draft)) return checked(reading([plain('totalSpend')]), [], circumstances);
  if (draft.average && !draft.isRankedByPrice && !draft.isJudged)
    return draft.grain === undefined
      ? averages(reading, circumstances)
      : { kind: 'none', reason: 'noFigure', words: [] };
  if (draft.isRankedByPrice && draft.compares) return offering(plain('costPerPackage'), plain('totalSpend'));
  if (draft.isRankedByPrice && ofAccessorials) return offering(plain('accessorials'), plain('averageAccessorial'));
  if (draft.isRankedByPrice && draft.descending === true && draft.dimensions.some((each) => byTotal.has(each)))
    return offering(plain('totalSpend'), plain('costPerPackage'));
  const wanted: readonly AskedMeasure[] = draft.isRankedByPrice
    ? [plain('costPerPackage'), plain('totalSpend')]
    : draft.isJudged
      ? [plain('onTimePercent'), plain('costPerPackage'), plain('latePercent')]
      : [plain('totalSpend'), plain('packages')];
  const dimensions =
    draft.dimensions.length > 0 || draft.grain !== undefined || !draft.isJudged
      ? draft.dimensions
      : (['carrier_name'] as const);
  const readings = wanted.flatMap((measure) => {
    const done = checked(shaped({ ...reading([measure]), dimensions }, draft), [], circumstances);
    return done.kind === 'reading' ? [done.reading] : [];
  });
  return { kind: 'choices', question: 'whichFigure', readings };
}
