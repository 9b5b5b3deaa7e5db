import type { MeasureName } from '@waybill/model';
import { type Draft, plain } from '../draft/draft.ts';
import { partsOf } from '../figures/differences-asked.ts';
import type { Remark } from '../reading/outcome.ts';
import type { AskedMeasure, DimensionName, Reading } from '../reading/reading.ts';
import type { ReasonName } from '../say/sentences.ts';
import { checked } from './checked.ts';
import { type Circumstances, type Completed, offering, readingsOf } from './completed.ts';
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
  const isOfOne = reason === 'rankOfWhat' && draft.isCost && draft.measures.length === 0 && !draft.change;
  const ofOne: Draft = { ...draft, isCost: false, saysPackages: true, rowsBy: 'net_amount', limit: draft.limit ?? 1 };
  const drafts = [
    inSpend ?? [],
    isOfOne ? ofOne : [],
    groups.map((name): Draft => ({ ...draft, dimensions: [name] })),
  ].flat();
  const readings = readingsOf(drafts.map((each) => complete(each, circumstances)));
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
  const readings = readingsOf(wanted.map((measure) => checked(reading([measure]), [], circumstances)));
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
  return offering(spend, checked(reading([plain('packages')]), [], circumstances));
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
  const wanted = [plain('totalSpend'), plain('invoices')];
  const readings = readingsOf(wanted.map((measure) => checked(reading([measure]), [], circumstances)));
  return { kind: 'choices', question: 'whichFigure', readings };
}

/** The most expensive of these are those that cost most in all. */
const byTotal: ReadonlySet<string> = new Set(
  'state sender_state city sender_city country sender_country zip sender_zip zone rated_zone account_number account_group account_division client'.split(
    ' ',
  ),
);

function saysSomething({ dimensions, filters, periods, grain }: Draft): boolean {
  return dimensions.length > 0 || filters.length > 0 || periods.ranges.length > 0 || grain !== undefined;
}

/** A question that names no figure: the honest ones to choose from, or nothing. */
export function unnamed(
  draft: Draft,
  reading: (asked: readonly AskedMeasure[]) => Reading,
  circumstances: Circumstances,
): Completed {
  if (!saysSomething(draft) && !draft.isJudged && !draft.isRanked)
    return { kind: 'none', reason: 'noFigure', words: [] };
  const alone = (asked: MeasureName): Completed => checked(reading([plain(asked)]), [], circumstances);
  const ofAccessorials = includesAccessorial(draft.filters) || draft.dimensions.includes('accessorial');
  if (draft.dimensions.includes('invoice_number')) return alone('totalSpend');
  if (draft.average && !draft.isRankedByPrice && !draft.isJudged)
    return draft.grain === undefined
      ? averages(reading, circumstances)
      : { kind: 'none', reason: 'noFigure', words: [] };
  if (draft.isRankedByPrice && draft.compares) return offering(alone('costPerPackage'), alone('totalSpend'));
  if (draft.isRankedByPrice && ofAccessorials) return offering(alone('accessorials'), alone('averageAccessorial'));
  if (draft.isRankedByPrice && draft.descending === true && draft.dimensions.some((each) => byTotal.has(each)))
    return offering(alone('totalSpend'), alone('costPerPackage'));
  const wanted: readonly AskedMeasure[] = draft.isRankedByPrice
    ? [plain('costPerPackage'), plain('totalSpend')]
    : draft.isJudged
      ? [plain('onTimePercent'), plain('costPerPackage'), plain('latePercent')]
      : [plain('totalSpend'), plain('packages')];
  const dimensions =
    draft.dimensions.length > 0 || draft.grain !== undefined || !draft.isJudged
      ? draft.dimensions
      : (['carrier_name'] as const);
  const readings = readingsOf(
    wanted.map((measure) => checked(shaped({ ...reading([measure]), dimensions }, draft), [], circumstances)),
  );
  return { kind: 'choices', question: 'whichFigure', readings };
}
