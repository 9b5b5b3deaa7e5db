import { Bar } from '@nivo/bar';
import type { PageState, WidgetSettings } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, factText } from '../../../../lib/languages/formats.ts';
import { axesKey, barLengths } from '../../../../ui/cards/bar-lengths.ts';
import { namesRoom, shortened } from '../../../../ui/cards/names-room.ts';
import { ChartFrame } from '../../../../ui/charts/chart-frame.tsx';
import { ChartLegend, useHidden } from '../../../../ui/charts/chart-legend.tsx';
import { ChartTooltip } from '../../../../ui/charts/chart-tooltip.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import type { Series } from '../series.ts';
import { seriesColour } from '../series-colour.ts';
import { gapBetweenBars, gapBetweenParts } from './gap-between-bars.ts';
import type { ComparedBreakdown, ComparedPart } from './prepare.ts';

interface Props {
  readonly breakdown: ComparedBreakdown;
  readonly state: PageState;
  readonly settings: WidgetSettings;
  readonly label: string;
  readonly onOpen: (series: Series, part: ComparedPart) => void;
}

const barRoom = 15;
const valueLabelWidth = 90;
const standingMargin = { top: 8, right: 4, bottom: 78, left: 62 };
const lyingMargin = { top: 0, right: 26, bottom: 28 };

/** The same parts of every series side by side, on one scale. */
export function ComparedBars({ breakdown: { series, parts }, state, settings, label, onOpen }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const { hidden, onToggle } = useHidden();
  const { chartScale } = settings;
  const standing = settings.chartType === 'column';
  const visible = series.filter(({ name }) => !hidden.has(name));
  const figureOf = (part: ComparedPart, each: Series) => part.figures[series.indexOf(each)] ?? null;
  const drawable = (figure: number | null) => figure !== null && isDrawable(figure, chartScale);
  const figures = parts.flatMap((part) => visible.map((each) => figureOf(part, each)));
  const lengths = barLengths(
    figures.flatMap((figure) => (figure !== null && drawable(figure) ? [figure] : [])),
    chartScale,
  );
  const lengthOf = (part: ComparedPart, each: Series) => {
    const figure = figureOf(part, each);
    return figure !== null && drawable(figure) ? lengths.of(figure) : null;
  };
  // Horizontal bars are drawn from below.
  const drawnParts = standing ? parts : parts.toReversed();
  const byName = new Map(series.map((each) => [each.name, each]));
  const axesIn = (width: number) => {
    const beside = namesRoom(
      parts.map(({ name }) => name),
      width,
    );
    const room = Math.floor((width - beside.width) / valueLabelWidth);
    const ticks = lengths.ticks === undefined ? (standing ? 5 : Math.max(2, Math.min(room, 5))) : [...lengths.ticks];
    const valueAxis = {
      tickSize: 0,
      tickPadding: 8,
      tickValues: ticks,
      format: (length: number) => axisText(lengths.valueAt(length), state.fact.unit, readingOf(state)),
    };
    const nameAxis = {
      tickSize: 0,
      tickPadding: 10,
      format: (name: string) => shortened(name, standing ? 12 : beside.letters),
      ...(standing && parts.length > 4 ? { tickRotation: -35 } : {}),
    };
    return {
      margin: standing ? standingMargin : { ...lyingMargin, left: beside.width },
      gridXValues: ticks,
      gridYValues: ticks,
      axisLeft: standing ? valueAxis : nameAxis,
      axisBottom: standing ? nameAxis : valueAxis,
    };
  };
  const height = standing ? 360 : Math.max(160, parts.length * (visible.length * barRoom + 12) + 36);
  /** The length in pixels along which the parts are placed. */
  const lengthIn = (width: number) =>
    standing ? width - standingMargin.left - standingMargin.right : height - lyingMargin.top - lyingMargin.bottom;
  return (
    <>
      <ChartFrame place="compared bars" height={height} label={label}>
        {(width) => (
          <Bar
            key={axesKey(standing, chartScale)}
            {...axesIn(width)}
            width={width}
            height={height}
            data={drawnParts.map((part) => ({
              name: part.name,
              ...Object.fromEntries(visible.map((each) => [each.name, lengthOf(part, each)])),
            }))}
            keys={visible.map(({ name }) => name)}
            indexBy="name"
            groupMode="grouped"
            layout={standing ? 'vertical' : 'horizontal'}
            padding={gapBetweenParts}
            innerPadding={gapBetweenBars(lengthIn(width), parts.length, visible.length)}
            borderRadius={2}
            valueScale={{ type: 'linear', nice: lengths.ticks === undefined, ...lengths.domain }}
            colors={({ id }) => {
              const found = byName.get(String(id));
              return found === undefined ? theme.quiet : seriesColour(theme, found);
            }}
            enableLabel={false}
            enableGridX={!standing}
            enableGridY={standing}
            theme={theme.nivo}
            animate={false}
            role="presentation"
            onClick={({ id, indexValue }) => {
              const part = parts.find(({ name }) => name === indexValue);
              const each = byName.get(String(id));
              if (part !== undefined && each !== undefined) onOpen(each, part);
            }}
            onMouseEnter={(_, event) => {
              event.currentTarget.style.cursor = 'pointer';
            }}
            tooltip={({ indexValue }) => {
              const part = parts.find(({ name }) => name === indexValue);
              if (part === undefined) return null;
              return (
                <ChartTooltip
                  title={part.name}
                  hint={t('Click for the rows')}
                  lines={visible.map((each) => {
                    const figure = figureOf(part, each);
                    return {
                      label: each.label,
                      colour: seriesColour(theme, each),
                      value: figure === null ? t('No data') : factText(figure, state.fact.unit, readingOf(each.state)),
                    };
                  })}
                />
              );
            }}
          />
        )}
      </ChartFrame>
      <ChartLegend
        entries={series.map((each) => ({ name: each.name, detail: each.detail, colour: seriesColour(theme, each) }))}
        hidden={hidden}
        onToggle={onToggle}
      />
    </>
  );
}
