import { palette } from '@waybill/model';
import type { ChartTheme } from '../../../ui/charts/use-chart-theme.ts';
import type { Series } from './series.ts';

/** The strength of the set's colour for its years, newest first. */
const strengths = [1, 0.6, 0.35];

/** The colour of the set; earlier years of it are paler. */
export function seriesColour(theme: ChartTheme, { colour, age }: Pick<Series, 'colour' | 'age'>): string {
  return mixed(theme.paint(palette[colour]), theme.card, strengths[age] ?? 1);
}

function mixed(colour: string, ground: string, strength: number): string {
  const channel = (at: number) => {
    const [one, other] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * strength + (other ?? 0) * (1 - strength))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
