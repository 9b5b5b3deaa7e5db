import { useExplainedChange } from './use-explained-change.ts';
import { WhyPanel } from './why-panel.tsx';
import type { WhyProps } from './why-props.ts';

/** Why the cost changed, as soon as it is known; nothing if it cannot be explained. */
export default function Why(props: Omit<WhyProps, 'change'>) {
  const { data: change } = useExplainedChange({ ...props, page: props.analysis.page.name });
  return change === undefined || change.before === 0 ? null : <WhyPanel {...props} change={change} />;
}
