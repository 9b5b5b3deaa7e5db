import { mapColours, type ThemedColour } from '@waybill/model';

/** A step of the scale: its colour, and the round limits of the values that have it; open where undefined. */
export interface ColourStep {
  readonly colour: ThemedColour;
  /** The values are at least this. */
  readonly from: number | undefined;
  /** The values are below this. */
  readonly to: number | undefined;
}

/**
 * At most five steps of about as many areas each, from little to much, so that one large state does not leave the
 * others all alike. Their limits are round numbers. Equal values share a step.
 */
export function colourSteps(values: readonly number[]): readonly ColourStep[] {
  const sorted = values.toSorted((one, other) => one - other);
  const [smallest, largest] = [sorted[0], sorted.at(-1)];
  if (smallest === undefined || largest === undefined) return [];
  const wanted = mapColours
    .slice(1)
    .map((_, step) => sorted[Math.ceil(((step + 1) * sorted.length) / mapColours.length)]);
  const round = wanted.flatMap((limit) => (limit === undefined ? [] : [roundLimit(limit)]));
  const limits = [...new Set(round)].filter((limit) => limit > smallest && limit <= largest);
  const bounds = [undefined, ...limits, undefined];
  return limits.concat(largest).map((_, step) => ({
    colour: colourOf(step, limits.length),
    from: bounds[step],
    to: bounds[step + 1],
  }));
}

/** The colour of a value. */
export function colourAt(steps: readonly ColourStep[], value: number): ThemedColour | undefined {
  return steps.find(({ from = value, to = Number.POSITIVE_INFINITY }) => value >= from && value < to)?.colour;
}

/** Fewer steps keep the distance of their colours: two are the faintest and the strongest. */
function colourOf(step: number, last: number): ThemedColour {
  const place = last === 0 ? mapColours.length - 1 : Math.round((step * (mapColours.length - 1)) / last);
  return mapColours[place] ?? { light: '', dark: '' };
}

const roundDigits = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The nearest number that is easily read: 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 and zeros. */
function roundLimit(value: number): number {
  if (value === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(Math.abs(value)));
  const digit = Math.abs(value) / power;
  const nearest = roundDigits.reduce((one, other) => (Math.abs(other - digit) < Math.abs(one - digit) ? other : one));
  return Math.sign(value) * Number((nearest * power).toPrecision(3));
}
