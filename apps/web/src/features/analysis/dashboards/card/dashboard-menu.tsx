import { chartScales, type Dashboard, dateGrains, fixedGrain } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { type CardChoice, CardItems } from '../../../../ui/cards/card-items.tsx';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import type { Exported, ExportSource } from '../../../../ui/cards/export/use-export.ts';
import { SettingsMenu } from '../../../../ui/cards/settings-menu.tsx';
import { type CardSettings, chartsOf, defaultSettings, figureChoices, grainLabels } from './card-settings.ts';

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
export function DashboardMenu({ dashboard, settings, table, isFull, analysis, question, ...props }: Props) {
  const { onSettings, onViewRows, onFull } = props;
  const { t } = useTranslation();
  const title = t(dashboard.name);
  const charts = chartsOf(dashboard);
  const hasChosenGrain = dashboard.view === 'trend' && fixedGrain(dashboard) === undefined;
  const figureTexts = new Map(dashboard.figures.map(({ name, text }): [string, string] => [name, text]));
  const choice = (
    key: 'figure' | 'grain' | 'chartType' | 'chartScale',
    label: string,
    values: readonly string[],
    textOf: (value: string) => string,
  ): CardChoice => ({
    label,
    chosen: settings[key],
    options: values.map((value) => ({
      value,
      label: t(textOf(value)),
      choose: () => onSettings({ ...settings, [key]: value }),
    })),
  });
  return (
    <SettingsMenu title={title}>
      <CardItems
        choices={[
          choice('figure', t('Figure'), figureChoices(dashboard), (name) => figureTexts.get(name) ?? 'Together'),
          choice('grain', t('Time span'), hasChosenGrain ? dateGrains : [], (grain) => grainLabels.get(grain) ?? grain),
          choice('chartType', t('Chart'), charts, chartLabel),
          choice('chartScale', t('Scale'), charts.length === 0 ? [] : chartScales, chartLabel),
        ]}
        rows={[{ label: t('View rows'), open: onViewRows }]}
        isFull={isFull}
        onFull={onFull}
        exported={table && { analysis, title, question, table }}
        onReset={() => onSettings(defaultSettings(dashboard))}
      />
    </SettingsMenu>
  );
}

const labels: ReadonlyMap<string, string> = new Map(Object.entries(choiceLabels));
const chartLabel = (value: string) => labels.get(value) ?? value;
