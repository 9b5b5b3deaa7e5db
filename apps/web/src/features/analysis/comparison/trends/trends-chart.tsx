import { mostComparedYears, type PageState, partsOf, type WidgetSettings } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { isDrawable } from '../../../../lib/analysis/reading-of.ts';
import { isolated } from '../../../../lib/languages/isolated.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { leftOutText } from '../../../../ui/cards/left-out-text.ts';
import { ChartLegend, useHidden } from '../../../../ui/charts/chart-legend.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import classes from '../comparison.module.css';
import { oneRuleNote } from '../one-rule-note.ts';
import { seriesColour } from '../series-colour.ts';
import { ComparedLines } from './compared-lines.tsx';
import type { ComparedTrend } from './prepare.ts';

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
  const { hidden, onToggle } = useHidden();
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
        onToggle={onToggle}
      />
      <p className={classes.notes}>
        {notes.map((note) => (note === undefined ? null : <span key={note}>{note}</span>))}
      </p>
    </>
  );
}

/** Notes for reading the lines correctly: how they are aligned, what is cut off, which years are missing. */
function trendNotes({ text, series, slots }: ComparedTrend): readonly string[] {
  const partial = series.flatMap(({ name }, index) =>
    slots.flatMap(({ periods }) => {
      const period = periods[index];
      return period?.partial ? [isolated(`${name} · ${period.label}`)] : [];
    }),
  );
  const isCut = series.some(({ live, year, age }) => {
    const { from, to } = live.analysis.state.dates;
    return year !== undefined && age === 0 && partsOf(to).year - partsOf(from).year >= mostComparedYears;
  });
  const rule = oneRuleNote(series);
  return [
    text,
    ...(partial.length === 0
      ? []
      : [texts.t('Dashed or on its own because days are missing: {{periods}}', { periods: partial.join('; ') })]),
    ...(rule === undefined ? [] : [rule]),
    ...(isCut ? [texts.t('Only the newest {{years}} years of a set are drawn.', { years: mostComparedYears })] : []),
  ];
}
