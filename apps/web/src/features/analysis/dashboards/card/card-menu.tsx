import { Menu } from '@mantine/core';
import { IconListDetails, IconMaximize, IconMinimize, IconRestore } from '@tabler/icons-react';
import { chartScales, type Dashboard, dateGrains, fixedGrain } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import ExportItems from '../../../../ui/cards/export/export-items.tsx';
import type { ExportSource } from '../../../../ui/cards/export/export-table.ts';
import type { Exported } from '../../../../ui/cards/export/use-export.ts';
import { SettingsMenu } from '../../../../ui/cards/settings-menu.tsx';
import { type CardSettings, chartsOf, defaultSettings, figureChoices } from './card-settings.ts';
import { grainLabels } from './grain-labels.ts';

interface Props extends Pick<Exported, 'analysis' | 'question'> {
  readonly dashboard: Dashboard;
  readonly settings: CardSettings;
  /** The figures that are shown; none as long as there are none. */
  readonly table: ExportSource | undefined;
  readonly isFull: boolean;
  readonly onSettings: (settings: CardSettings) => void;
  readonly onViewRows: () => void;
  readonly onFull: (isFull: boolean) => void;
}

/** The menu of a dashboard: its choices, each of which is saved, and its actions. */
export function CardMenu({ dashboard, settings, table, isFull, analysis, question, ...props }: Props) {
  const { onSettings, onViewRows, onFull } = props;
  const { t } = useTranslation();
  const title = t(dashboard.name);
  const FullIcon = isFull ? IconMinimize : IconMaximize;
  const charts = chartsOf(dashboard);
  const isChosenGrain = dashboard.view === 'trend' && fixedGrain(dashboard) === undefined;
  const figureText = (name: string) => dashboard.figures.find((figure) => figure.name === name)?.text;
  const groups = [
    {
      key: 'figure',
      label: t('Figure'),
      values: figureChoices(dashboard),
      textOf: (value: string) => t(figureText(value) ?? 'Together'),
    },
    {
      key: 'grain',
      label: t('Time span'),
      values: isChosenGrain ? dateGrains : [],
      textOf: (value: string) => t(grainLabels.get(value) ?? value),
    },
    { key: 'chartType', label: t('Chart'), values: charts, textOf: (value: string) => t(chartLabel(value)) },
    {
      key: 'chartScale',
      label: t('Scale'),
      values: charts.length === 0 ? [] : chartScales,
      textOf: (value: string) => t(chartLabel(value)),
    },
  ] as const;
  return (
    <SettingsMenu title={title}>
      {groups
        .filter(({ values }) => values.length > 1)
        .map(({ key, label, values, textOf }) => (
          <div key={key}>
            <Menu.Label>{label}</Menu.Label>
            {values.map((value) => (
              <Menu.RadioItem
                key={value}
                value={value}
                checked={settings[key] === value}
                onChange={() => onSettings({ ...settings, [key]: value })}
              >
                {textOf(value)}
              </Menu.RadioItem>
            ))}
          </div>
        ))}
      <Menu.Divider />
      <Menu.Item leftSection={<IconListDetails size={15} stroke={1.6} />} closeMenuOnClick onClick={onViewRows}>
        {t('View rows')}
      </Menu.Item>
      <Menu.Item leftSection={<FullIcon size={15} stroke={1.6} />} closeMenuOnClick onClick={() => onFull(!isFull)}>
        {isFull ? t('Leave full screen') : t('Full screen')}
      </Menu.Item>
      {table === undefined ? null : <ExportItems exported={{ analysis, title, question, table }} />}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconRestore size={15} stroke={1.6} />}
        onClick={() => onSettings(defaultSettings(dashboard))}
      >
        {t('Reset')}
      </Menu.Item>
    </SettingsMenu>
  );
}

const labels: ReadonlyMap<string, string> = new Map(Object.entries(choiceLabels));
const chartLabel = (value: string) => labels.get(value) ?? value;
