import type { PageState, WidgetSettings } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawable } from '../../../../lib/analysis/reading-of.ts';
import { leftOutText } from '../../../../ui/cards/left-out-text.ts';
import { toggled } from '../../../../ui/cards/toggled.ts';
import { ChartLegend } from '../../../../ui/charts/chart-legend.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import classes from '../comparison.module.css';
import { seriesColour } from '../series-colour.ts';
import { ComparedLines } from './compared-lines.tsx';
import type { ComparedTrend } from './prepare.ts';
import { trendNotes } from './trend-notes.ts';

interface Props {
  readonly trend: ComparedTrend;
  readonly state: PageState;
  readonly settings: WidgetSettings;
  readonly height: number;
}

const mostPanels = 4;
const panelHeight = 200;

/**
 * One panel, or one for each of the largest values of the dimension, each with its own scale; a partial period is
 * dashed.
 */
export default function TrendsChart({ trend, state, settings, height }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { series, panels } = trend;
  const split = settings.dimension !== '';
  const drawn = panels.slice(0, mostPanels);
  const figures = drawn.flatMap(({ lines }) =>
    lines.flatMap((line, index) =>
      hidden.has(series[index]?.name ?? '') ? [] : line.filter((value) => value !== null),
    ),
  );
  const parts = { trend, hidden, state, settings };
  const leftOut = figures.filter((value) => !isDrawable(value, settings.chartScale)).length;
  const notes = [
    ...trendNotes(trend),
    panels.length > drawn.length
      ? t('Top {{shown}} of {{all}}', { shown: drawn.length, all: panels.length })
      : undefined,
    split ? t('Each panel has a scale of its own.') : undefined,
    leftOutText(leftOut),
  ];
  return (
    <>
      {split ? (
        <div className={classes.panels}>
          {drawn.map((panel) => (
            <div key={panel.name}>
              <h3 className={classes.panelTitle}>{panel.name}</h3>
              <ComparedLines panel={panel} height={panelHeight} {...parts} />
            </div>
          ))}
        </div>
      ) : (
        drawn.map((panel) => <ComparedLines key={panel.name} panel={panel} height={height} {...parts} />)
      )}
      <ChartLegend
        entries={series.map((each) => ({ name: each.name, detail: each.detail, colour: seriesColour(theme, each) }))}
        hidden={hidden}
        onToggle={(name) => setHidden((before) => toggled(before, name))}
      />
      <p className={classes.notes}>
        {notes.map((note) => (note === undefined ? null : <span key={note}>{note}</span>))}
      </p>
    </>
  );
}
