import type { DateRange, PageState, ThemedColour, WidgetSettings } from '@waybill/model';
import { displayDate } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';
import type { Period } from './periods.ts';
import type { Trend } from './prepare-trends.ts';

/** What chart and table of a trend both show, and what a click does. */
export interface TrendsParts {
  readonly trend: Trend;
  readonly state: PageState;
  readonly settings: WidgetSettings;
  readonly height: number;
  /** Colours of series that no dimension names. */
  readonly colourOf?: ((name: string) => ThemedColour) | undefined;
  readonly onPeriod: (days: DateRange) => void;
}

/** The note on a partial period: `11/01/2026 – 11/21/2026 only`. */
export function partialText({ partial, days }: Period): string | undefined {
  if (partial && days.from === days.to) return texts.t('{{day}} only', { day: displayDate(days.from) });
  return partial
    ? texts.t('{{from}} – {{to}} only', { from: displayDate(days.from), to: displayDate(days.to) })
    : undefined;
}
