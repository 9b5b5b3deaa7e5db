/**
 * How a forecast is made: `seasonal` takes the same month of the year before, moved by how the last twelve months compare
 * with the twelve before them; `level` the mean of the last three months; `none`: there is too little to go by.
 */
export type ForecastMethod = 'seasonal' | 'level' | 'none';

/** The forecast of coming months. */
export interface Forecast {
  readonly method: ForecastMethod;
  readonly values: readonly number[];
  /** What four of five past forecasts were off by at most, as a share of the forecast; null with too few of them. */
  readonly error: number | null;
  /** How many past months were forecast to know that. */
  readonly tried: number;
}

const year = 12;
const monthsOfLevel = 3;
const fewestTried = 6;
const shareWithin = 0.8;

/**
 * Forecasts the months after a series of whole months, the oldest first. The range comes from forecasting each past month
 * by the months before it in the same way.
 */
export function forecastMonths(series: readonly number[], count: number): Forecast {
  const method = methodFor(series);
  if (method === 'none') return { method, values: [], error: null, tried: 0 };
  const all = [...series];
  for (let month = 0; month < count; month += 1)
    all.push(next(all.slice(0, series.length + month), method, series.length));
  const needed = method === 'seasonal' ? 2 * year : monthsOfLevel;
  const errors = series.flatMap((value, place) => {
    if (place < needed) return [];
    const expected = next(series.slice(0, place), method, place);
    return expected > 0 ? [Math.abs(value - expected) / expected] : [];
  });
  const sorted = errors.toSorted((one, other) => one - other);
  const error = errors.length < fewestTried ? null : (sorted[Math.ceil(shareWithin * errors.length) - 1] ?? null);
  return { method, values: all.slice(series.length), error, tried: errors.length };
}

function methodFor(series: readonly number[]): ForecastMethod {
  if (series.length >= 2 * year && sum(series.slice(-2 * year, -year)) > 0) return 'seasonal';
  return series.length >= monthsOfLevel ? 'level' : 'none';
}

/** The month after `months`, of which the first `known` are not forecasts themselves. */
function next(months: readonly number[], method: ForecastMethod, known: number): number {
  if (method === 'level') return sum(months.slice(known - monthsOfLevel, known)) / monthsOfLevel;
  const before = sum(months.slice(known - 2 * year, known - year));
  const ratio = before > 0 ? sum(months.slice(known - year, known)) / before : 1;
  return (months[months.length - year] ?? 0) * ratio;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
