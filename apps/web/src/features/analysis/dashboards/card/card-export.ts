import { onlyCurrency, type PageState } from '@waybill/model';
import { cellText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import type { ExportTable } from '../../../../ui/cards/export/use-export.ts';
import { exportedFigure, figureHeader } from '../../../../ui/cards/figure-text.ts';
import type { Period } from '../../../../ui/cards/trends/periods.ts';
import { partialText } from '../../../../ui/cards/trends/trends-parts.ts';
import { matrixHeader, matrixValue } from './matrix-table.tsx';
import { spendInPeriod, type TableLine, tableLines, totalLine } from './table-lines.ts';
import { type CardPicture, dimensionText } from './use-card-data.ts';

/** The whole table behind a dashboard, with the total as its last row. */
export function cardExport(picture: CardPicture, state: PageState): ExportTable {
  return picture.dashboard.view === 'matrix' ? matrixExport(picture, state) : linesExport(picture, state);
}

function linesExport(picture: CardPicture, state: PageState): ExportTable {
  const { dashboard, periods } = picture;
  const currency = onlyCurrency(state);
  const isAlongTime = dashboard.view === 'trend';
  const compared = dashboard.view === 'comparison' ? periods : [];
  const [first] = dashboard.figures;
  const cutsOf = ({ period, row }: TableLine) => [
    ...(isAlongTime ? [period?.label ?? '', period?.days.from ?? '', period?.days.to ?? ''] : []),
    ...dashboard.dimensions.map((dimension) => cellText(dimensionText(picture, dimension, row))),
  ];
  const cutHeaders = [
    ...(isAlongTime ? [texts.t('Period'), texts.t('From'), texts.t('To')] : []),
    ...dashboard.dimensions.map(({ text }) => texts.t(text)),
  ];
  const totalCuts = cutHeaders.map((_, index) => (index === 0 ? texts.t('Total') : ''));
  return {
    headers: [
      ...cutHeaders,
      ...compared.map((period) => figureHeader({ ...first, text: periodHeader(period) }, currency)),
      ...dashboard.figures.map((figure) => figureHeader(figure, currency)),
    ],
    rows: [...tableLines(picture), totalLine(picture)].map((line) => [
      ...(line.isTotal ? totalCuts : cutsOf(line)),
      ...compared.map((period) => exportedFigure(first, spendInPeriod(picture, line, period))),
      ...dashboard.figures.map((figure) => exportedFigure(figure, line.row[figure.name.toUpperCase()])),
    ]),
  };
}

function matrixExport(picture: CardPicture, state: PageState): ExportTable {
  const { dashboard, figure } = picture;
  const [downward, sideways] = dashboard.dimensions;
  const columns = [...(sideways?.values ?? []), null];
  return {
    headers: [
      `${texts.t(downward?.text ?? '')} – ${figureHeader(figure, onlyCurrency(state))}`,
      ...columns.map((column) =>
        column === null || sideways === undefined ? texts.t('Total') : matrixHeader(texts.t, sideways, column),
      ),
    ],
    rows: [...(downward?.values ?? []), null].map((line) => [
      line === null ? texts.t('Total') : bucketText(line),
      ...columns.map((column) => exportedFigure(figure, matrixValue(picture, line, column))),
    ]),
  };
}

/** `6-10 lbs`: with its unit, so that no spreadsheet takes it for a day. */
const bucketText = (bucket: string) => (/^\d/.test(bucket) ? `${bucket} ${texts.t('lbs')}` : texts.t(bucket));

/** The name of a period, with its days if it is partial. */
function periodHeader(period: Period): string {
  const days = partialText(period);
  return days === undefined ? period.label : `${period.label} (${days})`;
}
