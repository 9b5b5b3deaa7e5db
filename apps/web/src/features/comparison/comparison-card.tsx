import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownSet } from '../../lib/comparison/use-comparison.ts';
import { DataCard } from '../widgets/data-card.tsx';
import type { ExportTable } from '../widgets/export/export-table.ts';
import type { Drawn, WidgetData } from '../widgets/use-widget-data.ts';
import { WidgetMenu } from '../widgets/widget-menu.tsx';
import type { ComparisonWidgetProps } from './comparison-widget-props.ts';
import { setsDetails } from './sets-details.ts';
import { useNoData } from './use-no-data.ts';

interface Props<Picture> {
  readonly props: ComparisonWidgetProps;
  readonly question: string;
  readonly data: WidgetData<Picture>;
  readonly height: number;
  readonly isEmpty: (picture: Picture) => boolean;
  readonly chart: (drawn: Drawn<Picture>) => ReactNode;
  readonly table: (drawn: Drawn<Picture>) => ReactNode;
  readonly exportTable: (drawn: Drawn<Picture>) => ExportTable;
}

/** A widget of the comparison page in all its states, with its menu. */
export function ComparisonCard<Picture>({ props, ...others }: Props<Picture>) {
  const { t } = useTranslation();
  const { widget, analysis, shown, onSetRows } = props;
  const rowsOf = ({ place, set }: ShownSet) => ({
    label: t('View rows of {{name}}', { name: set.name }),
    open: () => onSetRows(place),
  });
  return (
    <DataCard
      {...others}
      name={widget.name}
      title={t(widget.title)}
      client={analysis.client}
      why={useNoData()}
      menu={(table) => <WidgetMenu {...props} table={table} details={setsDetails(shown)} rows={shown.map(rowsOf)} />}
    />
  );
}
