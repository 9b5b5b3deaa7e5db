import type { Fact, WidgetSettings } from '@waybill/model';
import { hasShares } from '../has-shares.ts';

/** Slices are parts of a whole: a fact whose parts do not add up is drawn as bars instead. */
export function isDrawnAsPie({ chartType }: WidgetSettings, fact: Fact): boolean {
  return chartType === 'pie' && hasShares(fact);
}
