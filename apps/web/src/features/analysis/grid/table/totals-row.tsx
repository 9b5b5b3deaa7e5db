import type { DataRow } from '@waybill/contract';
import type { Reading } from '@waybill/model';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { columnText, isNumeric } from '../columns/cell-text.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { TableColumn } from '../columns/use-columns.ts';
import type { ColumnWindow } from './column-window.ts';
import classes from './grid-table.module.css';
import { inPlaces } from './in-places.ts';
import { placeClass, placeStyle } from './place-style.ts';

interface Props {
  /** Undefined until it arrives. */
  readonly totals: DataRow | undefined;
  readonly ariaRow: number;
  readonly columns: ColumnWindow;
  readonly shown: ReadonlyMap<string, ShownColumn>;
  readonly reading: Reading;
}

/** The sums over all rows, whatever page is shown. */
export function TotalsRow({ totals, ariaRow, columns, shown, reading }: Props) {
  const { t } = useTranslation();
  const cellOf = (column: TableColumn, spacing?: CSSProperties) => {
    const of = shown.get(column.id);
    if (of === undefined) return null;
    const index = columns.all.indexOf(column);
    const text = totals === undefined ? '' : columnText(of, totals, reading);
    const label = index === 0 && text === '' ? t('Total') : text;
    return (
      <td
        key={column.id}
        aria-colindex={index + 1}
        className={[classes.cell, placeClass(column), isNumeric(of) ? classes.number : ''].filter(Boolean).join(' ')}
        style={{ ...placeStyle(column), ...spacing }}
      >
        {totals === undefined && index > 0 && isNumeric(of) ? (
          <span className={classes.waiting} />
        ) : (
          <span className={classes.text} title={label}>
            {label}
          </span>
        )}
      </td>
    );
  };
  return (
    <tfoot className={classes.foot}>
      <tr aria-rowindex={ariaRow} className={classes.line}>
        {inPlaces(columns, cellOf)}
      </tr>
    </tfoot>
  );
}
