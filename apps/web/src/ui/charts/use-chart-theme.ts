import { useComputedColorScheme } from '@mantine/core';
import type { ThemedColour } from '@waybill/model';
import { useMemo } from 'react';

/** What a chart needs to look like the rest of the page. */
export interface ChartTheme {
  readonly nivo: ReturnType<typeof nivoTheme>;
  readonly card: string;
  readonly accent: string;
  readonly quiet: string;
  readonly paint: (colour: ThemedColour) => string;
}

const colours = {
  light: { text: '#5d6676', line: '#e4e7ec', card: '#ffffff', accent: '#3f5bdc', quiet: '#aab2c2' },
  dark: { text: '#979fb0', line: '#272d38', card: '#171b22', accent: '#7d92f1', quiet: '#566074' },
} as const;

export function useChartTheme(): ChartTheme {
  const scheme = useComputedColorScheme('light');
  return useMemo(() => {
    const { card, accent, quiet } = colours[scheme];
    return { nivo: nivoTheme(scheme), card, accent, quiet, paint: (colour) => colour[scheme] };
  }, [scheme]);
}

function nivoTheme(scheme: 'light' | 'dark') {
  const { text, line } = colours[scheme];
  const label = { fontSize: 12, fill: text, fontFamily: "'Inter Variable', system-ui, sans-serif" };
  return {
    background: 'transparent',
    text: label,
    axis: { ticks: { text: label, line: { stroke: 'none' } }, domain: { line: { stroke: 'none' } } },
    grid: { line: { stroke: line, strokeWidth: 1 } },
    crosshair: { line: { stroke: text, strokeWidth: 1, strokeOpacity: 0.7, strokeDasharray: '3 3' } },
    tooltip: { container: { padding: 0, background: 'transparent', boxShadow: 'none' } },
  };
}
