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
}

/** A widget of the model, with the menu of its settings. */
export function WidgetCard<Picture>({ props, extra, ...others }: Props<Picture>) {
  const { t } = useTranslation();
  const { widget, analysis } = props;
  return (
    <DataCard
      {...others}
      name={widget.name}
      title={t(widget.title)}
      question={t(widget.question)}
      client={analysis.client}
      before={extra}
      menu={(table) => <WidgetMenu {...props} table={table} />}
    />
  );
}
