import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataCard } from './data-card.tsx';
import type { ExportSource } from './export/export-table.ts';
import type { Drawn, WidgetData } from './use-widget-data.ts';
import { WidgetMenu } from './widget-menu.tsx';
import type { WidgetProps } from './widget-props.ts';

interface Props<Picture> {
  readonly props: WidgetProps;
  readonly data: WidgetData<Picture>;
  readonly height: number;
  readonly isEmpty: (picture: Picture) => boolean;
  readonly chart: (drawn: Drawn<Picture>) => ReactNode;
  readonly table: (drawn: Drawn<Picture>) => ReactNode;
  readonly exportTable: (drawn: Drawn<Picture>) => ExportSource;
  readonly extra?: ReactNode;
  /** Why there is nothing to draw; by default derived from client and state. */
  readonly why?: string | undefined;
  /** What the figures show, as a sentence; empty if there is nothing to say, so that the widget's question stays. */
  readonly finding?: (drawn: Drawn<Picture>) => string;
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
  { data: { drawn, error }, isEmpty }: Pick<Props<Picture>, 'data' | 'isEmpty'>,
  finding: Props<Picture>['finding'],
): string {
  return finding === undefined || error !== undefined || drawn === undefined || isEmpty(drawn.picture)
    ? ''
    : finding(drawn);
}
