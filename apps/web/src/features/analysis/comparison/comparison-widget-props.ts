import type { RowsPart } from '@waybill/model';
import type { ShownSet } from '../../../lib/comparison/use-comparison.ts';
import type { WidgetProps } from '../../../ui/cards/widget-props.ts';

/** Additional props of the comparison page's widgets. */
export interface ComparisonWidgetProps extends WidgetProps {
  readonly shown: readonly ShownSet[];
  /** Opens the rows of the set at a place, or parts of them. */
  readonly onSetRows: (place: number, parts?: readonly RowsPart[]) => void;
}
