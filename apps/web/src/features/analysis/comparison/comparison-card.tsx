import { comparisonTexts, type RowsPart } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { detailText } from '../../../lib/comparison/set-detail.ts';
import type { ShownSet } from '../../../lib/comparison/use-comparison.ts';
import { DataCard } from '../../../ui/cards/data-card.tsx';
import { statedBy, type WidgetCardProps } from '../../../ui/cards/widget-card.tsx';
import { WidgetMenu } from '../../../ui/cards/widget-menu.tsx';
import type { WidgetProps } from '../../../ui/cards/widget-props.ts';
import { setsDetails } from './sets-details.ts';

/** Additional props of the comparison page's widgets. */
export interface ComparisonWidgetProps extends WidgetProps {
  readonly shown: readonly ShownSet[];
  /** Opens the rows of the set at a place, or parts of them. */
  readonly onSetRows: (place: number, parts?: readonly RowsPart[]) => void;
}

interface Props<Picture> extends WidgetCardProps<Picture> {
  readonly props: ComparisonWidgetProps;
  readonly question: string;
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
