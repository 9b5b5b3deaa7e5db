import { useTranslation } from 'react-i18next';
import { CardItems } from './card-items.tsx';
import { choiceLabels } from './choice-labels.ts';
import type { ExportText } from './export/export-texts.ts';
import type { ExportSource } from './export/use-export.ts';
import type { WidgetProps } from './widget-props.ts';

export interface WidgetMenuProps extends WidgetProps {
  /** The sentence above the card and in its files; by default the widget's question. */
  readonly question?: string;
  /** The figures that are shown; none as long as there are none. */
  readonly table: ExportSource | undefined;
  /** Whose figures they are, where the analysis alone does not say it. */
  readonly details?: readonly ExportText[];
  /** The rows that can be opened, where there are several kinds. */
  readonly rows?: readonly { readonly label: string; readonly open: () => void }[];
}

/** A widget's choices and actions. */
export default function WidgetItems({ analysis, widget, settings, table, details, ...props }: WidgetMenuProps) {
  const { onSettings, onResetAll, onViewRows, isFull, onFull } = props;
  const { t } = useTranslation();
  const title = t(widget.title);
  const { question = t(widget.question), rows = [{ label: t('View rows'), open: () => onViewRows() }] } = props;
  const isLine = widget.name === 'trends';
  const groups = [
    { key: 'chartComparisonType', label: t('Comparison'), values: widget.comparisonTypes },
    { key: 'chartType', label: t('Chart'), values: widget.chartTypes },
    { key: 'dimension', label: widget.name === 'map' ? t('Place') : t('Split by'), values: widget.dimensions },
    { key: 'chartScale', label: t('Scale'), values: hasScale(widget.name, settings.chartType) ? widget.scales : [] },
    { key: 'chartTimeSpan', label: t('Time span'), values: isLine ? widget.timeSpans : [] },
  ] as const;
  return (
    <CardItems
      choices={groups.map(({ key, label, values }) => ({
        label,
        chosen: settings[key] ?? '',
        options: values.map((value) => ({
          value,
          label: t(choiceLabels[value]),
          choose: () => onSettings({ ...settings, [key]: value }),
        })),
      }))}
      rows={rows}
      isFull={isFull}
      onFull={onFull}
      exported={table && { analysis, title, question, table, details }}
      onReset={() => onSettings(widget.defaults)}
      onResetAll={onResetAll}
    />
  );
}

function hasScale(name: string, chartType: string): boolean {
  return name !== 'map' && chartType !== 'toggle' && chartType !== 'pie';
}
