import type {
  DateRange,
  DateType,
  DimensionName,
  MeasureName,
  PeriodGrain,
  UsuallyLeftOut,
  WordLanguage,
} from '@waybill/model';

export type { DimensionName };

/**
 * A figure that was asked for: a measure of the model, a weight also in kilograms; one measure divided by another, plainly
 * or in percent; a measure less parts of it; how many different values of a dimension there are, or how many periods meet a
 * condition; the mean of a measure
 * over the periods of a grain; the middle, highest or lowest amount of single packages; or a part of a measure in percent of all of it, such as the packages with some charge, or of
 * some weight or amount, and the spend on one carrier.
 */
export type AskedMeasure =
  | { readonly kind: 'measure'; readonly measure: MeasureName; readonly unit?: 'kilograms' | undefined }
  | {
      readonly kind: 'ratio';
      readonly measure: MeasureName;
      readonly of: MeasureName;
      readonly as: 'percent' | 'per';
    }
  | { readonly kind: 'difference'; readonly measure: MeasureName; readonly less: readonly MeasureName[] }
  | { readonly kind: 'count'; readonly dimension: DimensionName; readonly periods?: undefined }
  | { readonly kind: 'count'; readonly dimension?: undefined; readonly periods: PeriodGrain }
  | { readonly kind: 'mean'; readonly measure: MeasureName; readonly of: PeriodGrain }
  | { readonly kind: 'statistic'; readonly measure: AmountOfPackages; readonly as: Statistic }
  | {
      readonly kind: 'shareWith';
      readonly measure: MeasureName;
      readonly filters: readonly ValueFilter[];
      readonly conditions: readonly NumberFilter[];
    };

/** What each package has an amount of. */
export type AmountOfPackages = 'netOfAllCarriers' | 'actualWeight' | 'billWeight';
export const statistics = ['median', 'maximum', 'minimum'] as const;
export type Statistic = (typeof statistics)[number];

/** Rows with one of the values, or with none of them. */
export interface ValueFilter {
  readonly dimension: DimensionName;
  readonly values: readonly string[];
  readonly excluded: boolean;
}

/** The amounts that conditions on rows compare. Weights are compared in pounds. */
export type ComparedColumn = 'net_amount' | 'actual_weight' | 'bill_weight' | 'transit_days';
/** What lists of packages are ordered by. */
export type OrderedColumn = Exclude<ComparedColumn, 'transit_days'> | 'pickup_date';
export type Comparison = 'more' | 'less' | 'atLeast' | 'atMost' | 'equal';

/** A condition on an amount of each row. */
export interface NumberFilter {
  readonly column: ComparedColumn;
  readonly comparison: Comparison;
  readonly value: number;
  /** Another amount of the row that it is compared with: `value` is how many times of it. */
  readonly of?: ComparedColumn | undefined;
}

/** Rows that meet all of these. */
export interface Alternative {
  readonly filters: readonly ValueFilter[];
  readonly conditions: readonly NumberFilter[];
}

/** A condition on a figure of each group: states with more than 500 packages. */
export interface GroupFilter {
  readonly measure: AskedMeasure;
  readonly comparison: Comparison;
  readonly value: number;
}

/**
 * What something has none of: packages without the charge, or groups in which no row has all of the values and none of
 * the figures is there.
 */
export interface Lack {
  readonly of: 'packages' | 'groups';
  readonly filters: readonly ValueFilter[];
  readonly measures: readonly MeasureName[];
}

/** Which days of a package are meant: those that pages know, or that of its delivery. */
export type DatedBy = DateType | 'delivery_date';

/** Whose days are meant. `range` undefined: all days. */
export interface ReadingTime {
  readonly field: DatedBy;
  readonly range: DateRange | undefined;
  readonly grain?: PeriodGrain | undefined;
  /** The question named no period: the usual one is meant. */
  readonly assumed: boolean;
}

/** How the answer is best shown. */
export type Show = 'number' | 'table' | 'chart' | 'rows';

/**
 * A question as the assistant understood it: data that can be stored and asked again. It names only what the model knows
 * and values that the user may see.
 */
export interface Reading {
  /** The language of the question, in which the reading and its answer are said; English without. */
  readonly language?: WordLanguage | undefined;
  /** What the user's clients are called, where the reading or its answer names any; their numbers without. */
  readonly clientNames?: Readonly<Record<string, string>> | undefined;
  /** Empty for a list of packages. */
  readonly measures: readonly AskedMeasure[];
  readonly dimensions: readonly DimensionName[];
  readonly filters: readonly ValueFilter[];
  readonly conditions: readonly NumberFilter[];
  /** Rows that meet at least one of these, beside the filters and conditions: late, or over 50 lb. */
  readonly anyOf?: readonly Alternative[] | undefined;
  readonly groupConditions: readonly GroupFilter[];
  /** What the packages or groups lack: states without UPS, packages without a fuel surcharge. */
  readonly lacking?: readonly Lack[] | undefined;
  readonly time: ReadingTime;
  /** Other days that the same figures are compared with. */
  readonly compare: DateRange | undefined;
  /** Each period is compared with the one before it. */
  readonly stepwise?: boolean | undefined;
  /** Each figure in percent of the total; `of` says which part of it is asked for. */
  readonly share: { readonly of: ValueFilter | undefined } | undefined;
  readonly sort: { readonly by: 'measure' | 'change' | 'dimension'; readonly descending: boolean } | undefined;
  /** Columns that a list was asked to show, beside its usual ones. */
  readonly columns?: readonly string[] | undefined;
  /** What packages of a list are ordered by. */
  readonly rowsBy: OrderedColumn | undefined;
  readonly limit: number | undefined;
  /** Only the one at this place, counted from 1: the second largest. */
  readonly place?: number | undefined;
  readonly show: Show;
  /** What is counted although pages leave it out unless told otherwise. */
  readonly include: readonly UsuallyLeftOut[];
}
