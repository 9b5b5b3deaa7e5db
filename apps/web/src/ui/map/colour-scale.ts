import { mapColours } from '@waybill/model';

/** A step of the scale: its colour, and the smallest and largest value that has it. */
export interface ColourStep {
  readonly colour: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Five steps of about as many areas each, from little to much, so that one large state does not leave the others
 * all alike. Equal values share a step.
 */
export function colourSteps(values: readonly number[]): readonly ColourStep[] {
  const sorted = values.toSorted((one, other) => one - other);
  const bounds = mapColours.map((_, step) => sorted[Math.ceil(((step + 1) * sorted.length) / mapColours.length) - 1]);
  return mapColours.flatMap((colour, step) => {
    const to = bounds[step];
    const below = step === 0 ? Number.NEGATIVE_INFINITY : (bounds[step - 1] ?? Number.NEGATIVE_INFINITY);
    const from = sorted.find((value) => value > below);
    return to === undefined || from === undefined || from > to ? [] : [{ colour, from, to }];
  });
}

export function colourAt(steps: readonly ColourStep[], value: number): string | undefined {
  return steps.find(({ from, to }) => value >= from && value <= to)?.colour;
}
