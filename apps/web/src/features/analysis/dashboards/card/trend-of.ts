import type { DataRow } from '@waybill/contract';
import type { PageState } from '@waybill/model';
import { texts } from '../../../../lib/languages/texts.ts';
import { prepareTrends, type Trend } from '../../../../ui/cards/trends/prepare-trends.ts';
import { seriesFinding, trendsFinding } from '../../../../ui/cards/trends/trends-finding.ts';
import { type CardPicture, dimensionText, startOf } from './use-card-data.ts';

const mostSeries = 8;

/** The lines of a dashboard along time: of a figure, of several figures together, or of the values of its dimension. */
export function trendOf(picture: CardPicture): Trend {
  const { dashboard, figure, settings, periods, rows, grain } = picture;
  const [dimension] = dashboard.dimensions;
  const values = (name: string, nameOf: (row: DataRow) => DataRow[string]) =>
    rows.map((row) => ({
      PERIOD: startOf(row, grain) ?? null,
      NAME: nameOf(row),
      VALUE: row[name.toUpperCase()] ?? null,
    }));
  const limit = { most: mostSeries, rest: figure.addsUp };
  if (dimension !== undefined) {
    const named = values(figure.name, (row) => dimensionText(picture, dimension, row));
    return prepareTrends(periods, true, '', limit)(named);
  }
  if (settings.figure !== '')
    return prepareTrends(periods, false, texts.t(figure.text), limit)(values(figure.name, () => ''));
  const together = dashboard.figures.filter(({ name }) => dashboard.together.includes(name));
  const named = together.flatMap(({ name, text }) => values(name, () => texts.t(text)));
  return prepareTrends(periods, true, '', { most: together.length, rest: false })(named);
}

/** What a dashboard over time shows, as a sentence: how its figure changed, or which of its lines changed most. */
export function cardFinding(picture: CardPicture, state: PageState): string {
  const { dashboard, settings } = picture;
  if (dashboard.view !== 'trend') return '';
  const isSplit = dashboard.dimensions.length > 0 || settings.figure === '';
  return isSplit ? seriesFinding(trendOf(picture), state) : trendsFinding(trendOf(picture), state, '');
}
