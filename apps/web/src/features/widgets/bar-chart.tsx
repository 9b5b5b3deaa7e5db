import { useElementSize } from '@mantine/hooks';
import { ResponsiveBar } from '@nivo/bar';
import type { ChartScale } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { ChartTooltip } from '../../ui/charts/chart-tooltip.tsx';
import { useChartTheme } from '../../ui/charts/use-chart-theme.ts';
import { barLengths } from './bar-lengths.ts';
import { shownTicks } from './trends/shown-ticks.ts';

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly colour: string;
  readonly valueText: string;
  readonly shortText: string;
  readonly shareText?: string;
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
const namesWidth = 128;

/** Bars that lie, or columns that stand, on a linear or a logarithmic scale. */
export function BarChart({ bars, standing, scale, axisText, height, label, hint, onChoose }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const lengths = barLengths(
    bars.map(({ value }) => value),
    scale,
  );
  const shown = standing ? bars : [...bars].reverse();
  const byName = new Map(bars.map((bar) => [bar.name, bar]));
  const { ref, width } = useElementSize();
  const room = Math.floor((width - namesWidth - labelRoom(bars)) / valueLabelWidth);
  const gridValues = lengths.ticks === undefined ? (standing ? 5 : Math.max(2, Math.min(room, 6))) : [...lengths.ticks];
  const valueAxis = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: gridValues,
    format: (length: number) => axisText(lengths.valueAt(length)),
  };
  const isSlanted = bars.length > 6 && bars.some(({ name }) => name.length > 6);
  const names = bars.map(({ name }) => name);
  const shownNames =
    isSlanted || !standing
      ? names
      : shownTicks(names, width - 66, 12 + 6.5 * Math.max(...names.map(({ length }) => Math.min(length, 12))));
  const nameAxis = {
    tickValues: shownNames,
    tickSize: 0,
    tickPadding: 10,
    format: (name: string) => shortened(name, standing ? 12 : 18),
    ...(standing ? { tickRotation: isSlanted ? -35 : 0 } : {}),
  };
  return (
    <div ref={ref} style={{ height }} role="img" aria-label={label}>
      <ResponsiveBar
        data={shown.map(({ name, value }) => ({ name, length: lengths.of(value) }))}
        keys={['length']}
        indexBy="name"
        layout={standing ? 'vertical' : 'horizontal'}
        margin={
          standing
            ? { top: 8, right: 4, bottom: isSlanted ? 78 : 32, left: 62 }
            : { top: 0, right: labelRoom(bars), bottom: 28, left: namesWidth }
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
        animate={theme.animate}
        role="presentation"
        motionConfig={{ duration: 180 }}
        onClick={({ indexValue }) => onChoose?.(String(indexValue))}
        onMouseEnter={(_, event) => {
          event.currentTarget.style.cursor = onChoose === undefined ? 'default' : 'pointer';
        }}
        tooltip={({ indexValue, color }) => {
          const bar = byName.get(String(indexValue));
          if (bar === undefined) return null;
          const lines = [{ label: t('Amount'), value: bar.valueText, colour: color }];
          const share = bar.shareText === undefined ? [] : [{ label: t('Share'), value: bar.shareText }];
          return <ChartTooltip title={bar.name} lines={[...lines, ...share]} hint={hint} />;
        }}
      />
    </div>
  );
}

/** Pixels that the longest text beside a bar takes. */
function labelRoom(bars: readonly Bar[]): number {
  return Math.max(66, 16 + 7 * Math.max(0, ...bars.map(({ shortText }) => shortText.length)));
}

function shortened(name: string, room: number): string {
  return name.length <= room ? name : `${name.slice(0, room - 1)}…`;
}
