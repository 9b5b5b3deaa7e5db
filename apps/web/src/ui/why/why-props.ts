import type { ExplainedChange } from '@waybill/contract';
import type { PageState } from '@waybill/model';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import type { WidgetProps } from '../cards/widget-props.ts';

/** A cost and what it is compared with. */
export interface ComparedCost {
  readonly analysis: Analysis;
  /** Whose figures of now these are. */
  readonly state: PageState;
  /** What they are compared with; undefined if there is nothing. */
  readonly before: PageState | undefined;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** Why it changed, and the room for it. */
export interface WhyProps extends ComparedCost {
  readonly change: ExplainedChange;
  readonly height: number;
}
