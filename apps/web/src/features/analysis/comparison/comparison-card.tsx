import { comparisonTexts } from '@waybill/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { detailText } from '../../../lib/comparison/set-detail.ts';
import type { ShownSet } from '../../../lib/comparison/use-comparison.ts';
import { DataCard } from '../../../ui/cards/data-card.tsx';
import type { ExportTable } from '../../../ui/cards/export/export-table.ts';
import type { Drawn, WidgetData } from '../../../ui/cards/use-widget-data.ts';
import { statedBy } from '../../../ui/cards/widget-card.tsx';
import { WidgetMenu } from '../../../ui/cards/widget-menu.tsx';
import type { ComparisonWidgetProps } from './comparison-widget-props.ts';
import { setsDetails } from './sets-details.ts';

interface Props<Picture> {
  readonly props: ComparisonWidgetProps;
  readonly question: string;
  readonly data: WidgetData<Picture>;
  readonly height: number;
  readonly isEmpty: (picture: Picture) => boolean;
  readonly chart: (drawn: Drawn<Picture>) => ReactNode;
  readonly table: (drawn: Drawn<Picture>) => ReactNode;
  readonly exportTable: (drawn: Drawn<Picture>) => ExportTable;
  /** What the figures show, as a sentence; empty if there is nothing to say, so that the question stays. */
  readonly finding: (drawn: Drawn<Picture>) => string;
}

/** A widget of the comparison page in all its states, with its menu. */
export function ComparisonCard<Picture>({ props, finding, ...others }: Props<Picture>) {
  const { t } = useTranslation();
  const { widget, analysis, shown, onSetRows } = props;
  const rowsOf = ({ place, set, detail, analysis: { state } }: ShownSet) => ({
    label: t('View rows of {{name}}', {
      name: [set.name, detailText(detail, state.dates)].filter((part) => part !== '').join(' · '),
    }),
    open: () => onSetRows(place),
  });
  const question = statedBy(others, finding) || others.question;
  return (
    <DataCard
      {...others}
      name={widget.name}
      title={t(widget.title)}
      client={analysis.client}
      question={question}
      why={useNoData()}
      menu={(table) => (
        <WidgetMenu
          {...props}
          question={question}
          table={table}
          details={setsDetails(shown)}
          rows={shown.map(rowsOf)}
        />
      )}
    />
  );
}

/** The message if no set has figures (S1 section 2). */
function useNoData(): string {
  const { t } = useTranslation();
  return `${t('None of the sets has figures here. Try other dates or remove a filter.')} ${t(comparisonTexts.noData)}`;
}
