import type { Fact, WidgetSettings } from '@waybill/model';
import { texts } from '../../../lib/languages/texts.ts';
import { hasShares } from '../has-shares.ts';

/** Which parts a ring draws, and which it cannot: a ring has room for one sign only. */
export interface PieParts<Part> {
  readonly slices: readonly Part[];
  /** Parts of the other sign, such as credits among charges. */
  readonly opposite: readonly Part[];
  /** What the slices add up to; shares are percentages of it, so they add up to 100. */
  readonly whole: number;
  /** What all parts add up to. */
  readonly net: number;
}

/** Divides parts by their sign: the slices are those of the larger side. Parts of zero are neither. */
export function pieParts<Part extends { readonly value: number }>(parts: readonly Part[]): PieParts<Part> {
  const above = parts.filter(({ value }) => value > 0);
  const below = parts.filter(({ value }) => value < 0);
  const [more, less] = [sumOf(above), sumOf(below)];
  return -less > more
    ? { slices: below.toReversed(), opposite: above, whole: less, net: more + less }
    : { slices: above, opposite: below, whole: more, net: more + less };
}

function sumOf(parts: readonly { readonly value: number }[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/** What the shares of slices are called: with what they are shares of where that is not the whole. */
export function shareLabel({ opposite, whole }: PieParts<unknown>, valueText: (value: number) => string): string {
  return opposite.length === 0 ? texts.t('Share') : texts.t('Share of {{whole}}', { whole: valueText(whole) });
}

/** Slices are parts of a whole: a fact whose parts do not add up is drawn as bars instead. */
export function isDrawnAsPie({ chartType }: WidgetSettings, fact: Fact): boolean {
  return chartType === 'pie' && hasShares(fact);
}
