import { Bar as NivoBar } from '@nivo/bar';
import type { ChartScale } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { ChartTooltip } from '../charts/chart-tooltip.tsx';
import { useChartTheme } from '../charts/use-chart-theme.ts';
import { axesKey, barLengths } from './bar-lengths.ts';
import { lettersOf, namesRoom, shortened, shownTicks } from './names-room.ts';

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly colour: string;
  readonly valueText: string;
  readonly shortText: string;
  readonly shareText?: string;
  /** How much of its own whole the bar is. */
  readonly rateText?: string;
}

interface Props {
  readonly bars: readonly Bar[];
  readonly standing: boolean;
  readonly scale: ChartScale;
  readonly axisText: (value: number) => string;
  readonly height: number;
  readonly label: string;
  readonly hint: string | undefined;
  readonly onChoose?: ((name: string) => void) | undefined;
}

/** What the label of a value needs beside its neighbours, in pixels. */
const valueLabelWidth = 72;
const standingLetters = 12;

/** Bars that lie, or columns that stand, on a linear or a logarithmic scale. */
export function BarChart(props: Props) {
  const { standing, height, label } = props;
  return (
    <ChartFrame place={standing ? 'columns' : 'bars'} height={height} label={label}>
      {(width) => <Bars {...props} width={width} />}
    </ChartFrame>
  );
}

function Bars({ bars, standing, scale, axisText, height, width, hint, onChoose }: Props & { readonly width: number }) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const lengths = barLengths(
    bars.map(({ value }) => value),
    scale,
  );
  const shown = standing ? bars : [...bars].reverse();
  const byName = new Map(bars.map((bar) => [bar.name, bar]));
  const names = bars.map(({ name }) => name);
  const beside = namesRoom(names, width);
  const room = Math.floor((width - beside.width - labelRoom(bars)) / valueLabelWidth);
  const gridValues = lengths.ticks === undefined ? (standing ? 5 : linearTicks(bars, room)) : [...lengths.ticks];
  const valueAxis = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: gridValues,
    format: (length: number) => axisText(lengths.valueAt(length)),
  };
  const isSlanted = bars.length > 6 && bars.some(({ name }) => lettersOf(name) > 6);
  const shownNames =
    isSlanted || !standing
      ? names
      : shownTicks(
          names,
          width - 66,
          12 + 6.5 * Math.max(...names.map((name) => Math.min(lettersOf(name), standingLetters))),
        );
  const nameAxis = {
    tickValues: shownNames,
    tickSize: 0,
    tickPadding: 10,
    format: (name: string) => shortened(name, standing ? standingLetters : beside.letters),
    ...(standing ? { tickRotation: isSlanted ? -35 : 0 } : {}),
  };
  return (
    <NivoBar
      key={axesKey(standing, scale)}
      width={width}
      height={height}
      data={shown.map(({ name, value }) => ({ name, length: lengths.of(value) }))}
      keys={['length']}
      indexBy="name"
      layout={standing ? 'vertical' : 'horizontal'}
      margin={
        standing
          ? { top: 8, right: 4, bottom: isSlanted ? 78 : 32, left: 62 }
          : { top: 0, right: labelRoom(bars), bottom: 28, left: beside.width }
      }
      padding={bars.length < 3 ? 0.6 : 0.32}
      borderRadius={3}
      valueScale={{ type: 'linear', nice: lengths.ticks === undefined, ...lengths.domain }}
      colors={({ indexValue }) => byName.get(String(indexValue))?.colour ?? theme.quiet}
      label={({ indexValue }) => (standing ? '' : (byName.get(String(indexValue))?.shortText ?? ''))}
      labelPosition="end"
      labelOffset={8}
      enableGridX={!standing}
      enableGridY={standing}
      gridXValues={gridValues}
      gridYValues={gridValues}
      axisLeft={standing ? valueAxis : nameAxis}
      axisBottom={standing ? nameAxis : valueAxis}
      theme={theme.nivo}
      animate={false}
      role="presentation"
      onClick={({ indexValue }) => onChoose?.(String(indexValue))}
      onMouseEnter={(_, event) => {
        event.currentTarget.style.cursor = onChoose === undefined ? 'default' : 'pointer';
      }}
      tooltip={({ indexValue, color }) => {
        const bar = byName.get(String(indexValue));
        if (bar === undefined) return null;
        const lines = [{ label: t('Amount'), value: bar.valueText, colour: color }];
        const share = bar.shareText === undefined ? [] : [{ label: t('Share'), value: bar.shareText }];
        const rate = bar.rateText === undefined ? [] : [{ label: t('Of its packages'), value: bar.rateText }];
        return <ChartTooltip title={bar.name} lines={[...lines, ...share, ...rate]} hint={hint} />;
      }}
    />
  );
}

/** How many ticks there is room for; where there is none for two, zero and the largest value's first digit. */
function linearTicks(bars: readonly Bar[], room: number): number | number[] {
  if (room >= 2) return Math.min(room, 6);
  const largest = Math.max(0, ...bars.map(({ value }) => value));
  const power = 10 ** Math.floor(Math.log10(largest || 1));
  return [0, Math.floor(largest / power) * power];
}

/** Pixels that the longest text beside a bar takes. */
function labelRoom(bars: readonly Bar[]): number {
  return Math.max(66, 16 + 7 * Math.max(0, ...bars.map(({ shortText }) => lettersOf(shortText))));
}
