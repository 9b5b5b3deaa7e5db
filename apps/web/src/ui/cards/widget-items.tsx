import { Menu } from '@mantine/core';
import { IconListDetails, IconMaximize, IconMinimize, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { choiceLabels } from './choice-labels.ts';
import ExportItems from './export/export-items.tsx';
import type { ExportSource } from './export/export-table.ts';
import type { ExportText } from './export/export-texts.ts';
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

/** A widget's choices, each of which is saved, and its actions. */
export default function WidgetItems({ analysis, widget, settings, table, isFull, details, ...props }: WidgetMenuProps) {
  const { onSettings, onResetAll, onViewRows, onFull } = props;
  const { t } = useTranslation();
  const FullIcon = isFull ? IconMinimize : IconMaximize;
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
    <>
      {groups
        .filter(({ values }) => values.length > 1)
        .map(({ key, label, values }) => (
          <div key={key}>
            <Menu.Label>{label}</Menu.Label>
            {values.map((value) => (
              <Menu.RadioItem
                key={value}
                value={value}
                checked={settings[key] === value}
                onChange={() => onSettings({ ...settings, [key]: value })}
              >
                {t(choiceLabels[value])}
              </Menu.RadioItem>
            ))}
          </div>
        ))}
      <Menu.Divider />
      {rows.map(({ label, open }) => (
        <Menu.Item key={label} leftSection={<IconListDetails size={15} stroke={1.6} />} closeMenuOnClick onClick={open}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<FullIcon size={15} stroke={1.6} />} closeMenuOnClick onClick={() => onFull(!isFull)}>
        {isFull ? t('Leave full screen') : t('Full screen')}
      </Menu.Item>
      {table === undefined ? null : (
        <ExportItems exported={{ analysis, title: t(widget.title), question, table, details }} />
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconRestore size={15} stroke={1.6} />} onClick={() => onSettings(widget.defaults)}>
        {t('Reset')}
      </Menu.Item>
      <Menu.Item leftSection={<IconRestore size={15} stroke={1.6} />} closeMenuOnClick onClick={onResetAll}>
        {t('Reset all widgets of this page')}
      </Menu.Item>
    </>
  );
}

function hasScale(name: string, chartType: string): boolean {
  return name !== 'map' && chartType !== 'toggle' && chartType !== 'pie';
}
