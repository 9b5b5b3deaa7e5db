import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../ui/card-states.tsx';
import { emptyReason } from './empty-reason.ts';
import type { ExportTable } from './export/export-table.ts';
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
  /** The figures of the picture for files. */
  readonly exportTable: (drawn: Drawn<Picture>) => ExportTable;
  readonly extra?: ReactNode;
}

/** A widget in all its states: loading, failed, empty, drawn as a chart or as the table behind it. */
export function WidgetCard<Picture>({
  props,
  data,
  height,
  isEmpty,
  chart,
  table,
  exportTable,
  extra,
}: Props<Picture>) {
  const [asTable, setAsTable] = useState(false);
  const { widget, analysis } = props;
  const Icon = asTable ? IconChartBar : IconTable;
  const label = asTable ? 'Show the chart' : 'Show as a table';
  const { drawn, error, refreshing, retry } = data;
  const hasFigures = error === undefined && drawn !== undefined && !isEmpty(drawn.picture);
  return (
    <Card
      title={widget.title}
      question={widget.question}
      refreshing={refreshing}
      actions={
        <>
          {extra}
          <Tooltip label={label}>
            <ActionIcon aria-label={`${widget.title}: ${label}`} onClick={() => setAsTable(!asTable)}>
              <Icon size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <WidgetMenu {...props} table={hasFigures ? exportTable(drawn) : undefined} />
        </>
      }
    >
      {error === undefined ? null : <CardFailure error={error} height={height} onRetry={retry} />}
      {error === undefined && drawn === undefined ? <CardSkeleton height={height} /> : null}
      {error === undefined && drawn !== undefined && isEmpty(drawn.picture) ? (
        <CardEmpty height={height} why={emptyReason(analysis.client, drawn.state)} />
      ) : null}
      {hasFigures ? (asTable ? table : chart)(drawn) : null}
    </Card>
  );
}
