import type { ViewSearch } from '@waybill/model';
import type { TFunction } from 'i18next';
import { displayDate } from '../../lib/languages/formats.ts';

/** The dates of a view in words, and whether they are relative. */
export interface ViewDates {
  readonly text: string;
  readonly moves: boolean;
}

/** The dates that a view opens with. */
export function datesOfView({ period, last, from, to }: ViewSearch, t: TFunction): ViewDates {
  if (typeof period === 'string') return { text: t(period), moves: true };
  if (typeof last === 'string') return { text: t('Last {{count}} days', { count: Number(last) }), moves: true };
  const [since, until] = [from, to].map((day) => (typeof day === 'string' ? displayDate(day) : undefined));
  if (since !== undefined || until !== undefined) {
    return { text: `${since ?? '…'} – ${until ?? '…'}`, moves: since === undefined || until === undefined };
  }
  return { text: t('Always the page’s default dates'), moves: true };
}

/** `Previous Quarter (relative)`. */
export function datesText({ text, moves }: ViewDates, t: TFunction): string {
  return moves ? t('{{dates}} (relative)', { dates: text }) : t('{{dates}} (fixed)', { dates: text });
}
