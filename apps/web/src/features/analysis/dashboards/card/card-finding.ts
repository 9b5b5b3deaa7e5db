import type { PageState } from '@waybill/model';
import { seriesFinding, trendsFinding } from '../../../../ui/cards/trends/trends-finding.ts';
import { trendOf } from './trend-of.ts';
import type { CardPicture } from './use-card-data.ts';

/** What a dashboard over time shows, as a sentence: how its figure changed, or which of its lines changed most. */
export function cardFinding(picture: CardPicture, state: PageState): string {
  const { dashboard, settings } = picture;
  if (dashboard.view !== 'trend') return '';
  const isSplit = dashboard.dimensions.length > 0 || settings.figure === '';
  return isSplit ? seriesFinding(trendOf(picture), state) : trendsFinding(trendOf(picture), state, '');
}
