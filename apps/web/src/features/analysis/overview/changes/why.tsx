import type { DateRange, PageState } from '@waybill/model';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { useExplainedChange } from './use-explained-change.ts';
import { WhyPanel } from './why-panel.tsx';

interface Props {
  readonly analysis: Pick<Analysis, 'page'>;
  readonly state: PageState;
  readonly before: DateRange | undefined;
  readonly height: number;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** Why the cost changed, as soon as it is known; nothing if it cannot be explained. */
export default function Why({ analysis, before, ...others }: Props) {
  const change = useExplainedChange(analysis, others.state, before);
  return change === undefined ? null : <WhyPanel change={change} {...others} />;
}
