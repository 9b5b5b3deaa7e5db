import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataCard, type DataCardProps } from './data-card.tsx';
import type { Drawn } from './use-widget-data.ts';
import { WidgetMenu } from './widget-menu.tsx';
import type { WidgetProps } from './widget-props.ts';

/** What a widget decides of its card; the rest follows from the model and the address. */
export interface WidgetCardProps<Picture>
  extends Pick<
    DataCardProps<Picture>,
    'data' | 'height' | 'why' | 'isEmpty' | 'chart' | 'loadChart' | 'table' | 'exportTable'
  > {
  /** What the figures show, as a sentence; empty if there is nothing to say, so that the widget's question stays. */
  readonly finding?: (drawn: Drawn<Picture>) => string;
}

interface Props<Picture> extends WidgetCardProps<Picture> {
  readonly props: WidgetProps;
  readonly extra?: ReactNode;
}

/** A widget of the model, with the menu of its settings. */
export function WidgetCard<Picture>({ props, extra, finding, ...others }: Props<Picture>) {
  const { t } = useTranslation();
  const { widget, analysis } = props;
  const question = statedBy(others, finding) || t(widget.question);
  return (
    <DataCard
      {...others}
      name={widget.name}
      title={t(widget.title)}
      question={question}
      client={analysis.client}
      before={extra}
      menu={(table) => <WidgetMenu {...props} question={question} table={table} />}
    />
  );
}

/** What the figures on screen say; empty as long as there are none. */
export function statedBy<Picture>(
  { data: { drawn, error }, isEmpty }: Pick<WidgetCardProps<Picture>, 'data' | 'isEmpty'>,
  finding: WidgetCardProps<Picture>['finding'],
): string {
  return finding === undefined || error !== undefined || drawn === undefined || isEmpty(drawn.picture)
    ? ''
    : finding(drawn);
}
