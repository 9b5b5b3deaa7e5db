import { IconChevronRight } from '@tabler/icons-react';
import type { DataRow } from '@waybill/contract';
import type { Reading } from '@waybill/model';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { cellText } from '../../../../lib/languages/formats.ts';
import { type Family, ownedNameLabel } from '../../../../lib/languages/owned-name-label.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { columnText, isNumeric, valueText } from '../columns/cell-text.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import { ResponseCell } from '../responses/response-cell.tsx';
import { type ShowShipment, shipmentOfRow } from '../rows/shipment-of-row.ts';
import type { ShownRow } from '../rows/shown-row.ts';
import type { ColumnPlace } from './column-window.ts';
import classes from './grid-table.module.css';

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

interface GroupLabelProps {
  readonly row: Extract<ShownRow, { readonly kind: 'group' }>;
  readonly text: string;
  readonly onToggle: () => void;
}

/** How far a level is in from the one above, in pixels. */
const levelIndent = 18;

/** A group with its toggle, indented by level. */
function GroupLabel({ row, text, onToggle }: GroupLabelProps) {
  const { t } = useTranslation();
  const indent = { marginInlineStart: row.level * levelIndent };
  return (
    <>
      {row.canOpen ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.toggle}
          style={{ marginInlineStart: row.level * levelIndent - 6 }}
          aria-expanded={row.isOpen}
          aria-label={row.isOpen ? t('Close {{group}}', { group: text }) : t('Open {{group}}', { group: text })}
          onClick={onToggle}
        >
          <IconChevronRight size={15} stroke={2} className={row.isOpen ? classes.open : classes.closed} aria-hidden />
        </button>
      ) : null}
      <span className={classes.text} style={row.canOpen ? undefined : indent} title={text}>
        {text}
      </span>
    </>
  );
}

interface ShipmentButtonProps {
  readonly row: DataRow;
  readonly indent?: number;
  readonly onShipment: ShowShipment;
}

/** A row’s tracking number, which opens everything about the shipment; nothing for a row without one. The focus stays with the grid. */
function ShipmentButton({ row, indent = 0, onShipment }: ShipmentButtonProps) {
  const shipment = shipmentOfRow(row);
  if (shipment === undefined) return null;
  const { trackingNumber, line } = shipment;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${classes.text} ${classes.link}`}
      style={{ marginInlineStart: indent }}
      onMouseDown={(event) => event.preventDefault()}
      title={texts.t('Show shipment {{trackingNumber}}', { trackingNumber })}
      onClick={() => onShipment(trackingNumber, line)}
    >
      {trackingNumber}
    </button>
  );
}
