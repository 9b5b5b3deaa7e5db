import type { Fact } from '@waybill/model';
import type { TFunction } from 'i18next';
import { readingOf } from '../../../lib/analysis/reading-of.ts';
import { factText } from '../../../lib/languages/formats.ts';
import { TextButton } from '../../../ui/buttons/plain-buttons.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';
import classes from './comparison.module.css';
import { differenceOf, isComparable } from './difference.ts';
import type { Series } from './series.ts';

interface Figures<Row> {
  readonly series: readonly Series[];
  readonly rows: readonly Row[];
  readonly factOf: (row: Row) => Fact;
  /** The figure of the series at that place; null or undefined where it has none. */
  readonly figureOf: (row: Row, at: number) => number | null | undefined;
  /** The same as it is compared, by default as it is shown. */
  readonly comparedOf?: (row: Row, at: number) => number | null | undefined;
  /** What opens the rows behind a figure, and what they are called; figures without it cannot be opened. */
  readonly openingOf?: (row: Row, at: number) => { readonly name: string; readonly open: () => void } | undefined;
}

/** A column for the figures of each series, and two for its difference from the series that it is compared with. */
export function seriesColumns<Row>(
  t: TFunction,
  { series, rows, factOf, figureOf, comparedOf = figureOf, openingOf }: Figures<Row>,
): readonly DataTableColumn<Row>[] {
  return series.flatMap((each, at): DataTableColumn<Row>[] => {
    const figure: DataTableColumn<Row> = {
      header: each.name,
      detail: each.detail,
      numeric: true,
      cell: (row) => {
        const value = figureOf(row, at);
        if (value === null || value === undefined) return t('No data');
        const text = factText(value, factOf(row).unit, readingOf(each.state));
        const opening = openingOf?.(row, at);
        if (opening === undefined) return <FigureText text={text} />;
        const label = t('View rows of {{name}}', { name: `${each.label}, ${opening.name}` });
        return (
          <TextButton className="numeric" aria-label={`${text}: ${label}`} onClick={opening.open}>
            {text}
          </TextButton>
        );
      },
    };
    const baseAt = each.base;
    const base = baseAt === undefined ? undefined : series[baseAt];
    if (base === undefined || baseAt === undefined) return [figure];
    const stateOf = (row: Row, { state }: Series) => ({ ...state, fact: factOf(row) });
    const areComparable = (row: Row) => isComparable(stateOf(row, each), stateOf(row, base));
    if (!rows.some(areComparable)) return [figure];
    const difference = (row: Row) => differenceOf(comparedOf(row, at), comparedOf(row, baseAt), stateOf(row, each));
    const names = { set: each.name, base: base.name };
    return [
      figure,
      {
        header: t('{{set}} – {{base}}', names),
        numeric: true,
        cell: (row) => <FigureText text={areComparable(row) ? difference(row)?.amount : t('other currency')} />,
      },
      {
        header: t('{{set}} – {{base}} (%)', names),
        numeric: true,
        cell: (row) => <FigureText text={areComparable(row) ? difference(row)?.percent : undefined} />,
      },
    ];
  });
}

/** A figure or a difference: never wrapped, with its sign on the left in every language. */
export function FigureText({ text }: { readonly text: string | undefined }) {
  return (
    <bdi dir="ltr" className={`numeric ${classes.figure}`}>
      {text}
    </bdi>
  );
}
