import { Pie } from '@nivo/pie';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { ChartLegend, useHidden } from '../../charts/chart-legend.tsx';
import { ChartTooltip } from '../../charts/chart-tooltip.tsx';
import { useChartTheme } from '../../charts/use-chart-theme.ts';
import type { Bar } from '../bar-chart.tsx';

interface Props {
  readonly slices: readonly Bar[];
  /** What the shares are called, for example "Share". */
  readonly shareLabel: string;
  readonly height: number;
  readonly label: string;
  readonly hint: string | undefined;
  readonly onChoose: ((name: string) => void) | undefined;
}

/** A ring of slices with a legend that says each share, so that colour is never alone. */
export function PieChart({ slices, shareLabel, height, label, hint, onChoose }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const { hidden, onToggle } = useHidden();
  const byName = new Map(slices.map((slice) => [slice.name, slice]));
  return (
    <div style={{ minHeight: height }}>
      <ChartFrame place="pie" height={height - 90} label={label}>
        {(width) => (
          <Pie
            width={width}
            height={height - 90}
            data={slices
              .filter(({ name }) => !hidden.has(name))
              .map(({ name, value }) => ({ id: name, value: Math.abs(value) }))}
            margin={{ top: 12, right: 12, bottom: 12, left: 12 }}
            innerRadius={0.62}
            padAngle={0.6}
            cornerRadius={3}
            activeOuterRadiusOffset={5}
            colors={({ id }) => byName.get(String(id))?.colour ?? theme.quiet}
            enableArcLabels={false}
            enableArcLinkLabels={false}
            theme={theme.nivo}
            animate={false}
            role="presentation"
            onClick={({ id }) => onChoose?.(String(id))}
            onMouseEnter={(_, event) => {
              event.currentTarget.style.cursor = onChoose === undefined ? 'default' : 'pointer';
            }}
            tooltip={({ datum }) => {
              const slice = byName.get(String(datum.id));
              if (slice === undefined) return null;
              const lines = [{ label: t('Amount'), value: slice.valueText, colour: datum.color }];
              const share = slice.shareText === undefined ? [] : [{ label: shareLabel, value: slice.shareText }];
              const rate = slice.rateText === undefined ? [] : [{ label: t('Of its packages'), value: slice.rateText }];
              return <ChartTooltip title={slice.name} lines={[...lines, ...share, ...rate]} hint={hint} />;
            }}
          />
        )}
      </ChartFrame>
      <ChartLegend
        entries={slices.map(({ name, colour, shareText }) => ({
          name,
          colour,
          ...(shareText ? { value: shareText } : {}),
        }))}
        hidden={hidden}
        onToggle={onToggle}
      />
    </div>
  );
}
