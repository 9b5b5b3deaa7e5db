import type { DataRow } from '@waybill/contract';
import { texts } from '../../../../lib/languages/texts.ts';
import { type ShowShipment, shipmentOfRow } from '../rows/shipment-of-row.ts';
import classes from './grid-table.module.css';

interface Props {
  readonly row: DataRow;
  readonly indent?: number;
  readonly onShipment: ShowShipment;
}

/** A row’s tracking number, which opens everything about the shipment; nothing for a row without one. The focus stays with the grid. */
export function ShipmentButton({ row, indent = 0, onShipment }: Props) {
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
