import type { Reading } from '@waybill/model';
import type { CSSProperties } from 'react';
import { cellText } from '../../../../lib/languages/formats.ts';
import { type Family, ownedNameLabel } from '../../../../lib/languages/owned-name-label.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { columnText, isNumeric, valueText } from '../columns/cell-text.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import { ResponseCell } from '../responses/response-cell.tsx';
import type { ShowShipment } from '../rows/shipment-of-row.ts';
import type { ShownRow } from '../rows/shown-row.ts';
import type { ColumnPlace } from './column-window.ts';
import classes from './grid-table.module.css';
import { GroupLabel, levelIndent } from './group-label.tsx';
import { ShipmentButton } from './shipment-button.tsx';

const trackingNumberField = 'TRACKING_NUMBER';

interface Props {
  readonly id: string;
  readonly place: ColumnPlace;
  readonly shown: ShownColumn;
  readonly row: ShownRow;
  readonly reading: Reading;
  readonly groupType: string | undefined;
  readonly ownersOf: Family | undefined;
  readonly isActive: boolean;
  readonly spacing: CSSProperties | undefined;
  readonly onToggle: () => void;
  readonly onRetry: () => void;
  readonly onShipment: ShowShipment;
}

/** One cell of the grid, in all states that its row can have. */
export function GridCell(props: Props) {
  const { id, place, shown, isActive, spacing } = props;
  const numeric = isNumeric(shown) ? classes.number : undefined;
  const active = isActive ? classes.active : undefined;
  return (
    <td
      id={id}
      aria-colindex={place.index + 1}
      className={[classes.cell, place.className, numeric, active].filter(Boolean).join(' ')}
      style={spacing === undefined ? place.style : { ...place.style, ...spacing }}
    >
      <CellContent {...props} />
    </td>
  );
}

function CellContent({ shown, row, reading, groupType, ownersOf, place, onToggle, onRetry, onShipment }: Props) {
  if (row.kind === 'waiting') return <span className={classes.waiting} />;
  if (row.kind === 'failed') {
    return place.index > 0 ? null : (
      <button type="button" className={classes.retry} tabIndex={-1} onClick={onRetry}>
        {texts.t('Not loaded. Retry')}
      </button>
    );
  }
  if (row.kind === 'row' && (shown.kind === 'group' || shown.id === trackingNumberField)) {
    const indent = shown.kind === 'group' ? row.level * levelIndent : 0;
    return <ShipmentButton row={row.row} indent={indent} onShipment={onShipment} />;
  }
  if (shown.kind === 'group') {
    if (row.kind !== 'group') return null;
    return <GroupLabel row={row} text={groupText(row, groupType, ownersOf)} onToggle={onToggle} />;
  }
  if (row.kind === 'row' && shown.kind === 'count') return null;
  if (shown.kind === 'responses') return row.kind === 'row' ? <ResponseCell row={row.row} /> : null;
  const text = columnText(shown, row.row, reading);
  return (
    <span className={classes.text} title={text}>
      {text}
    </span>
  );
}

function groupText(
  row: Extract<ShownRow, { readonly kind: 'group' }>,
  type: string | undefined,
  owners: Family | undefined,
): string {
  if (type === 'date' || type === 'timestamp') return cellText(valueText(String(row.key), { type }, {}));
  return cellText(owners === undefined ? String(row.key) : ownedNameLabel(String(row.key), owners));
}
