import {
  type ChartScale,
  type Dashboard,
  type DateGrain,
  dateGrains,
  type Figure,
  fixedGrain,
  type PeriodGrain,
} from '@waybill/model';
import { text } from '../../../../lib/languages/text.ts';
import { narrowingChoices } from './carrier-and-service.ts';

/** The names of the grains of time in choices. */
export const grainLabels: ReadonlyMap<string, string> = new Map([
  ['day', text('Daily')],
  ['week', text('Weekly')],
  ['month', text('Monthly')],
  ['quarter', text('Quarterly')],
  ['year', text('Yearly')],
]);

/** The choices of a dashboard. `figure` is empty if several are drawn together. */
export interface CardSettings {
  readonly grain: DateGrain;
  readonly figure: string;
  readonly chartType: CardChart;
  readonly chartScale: ChartScale;
  /** The only carrier and service that are shown; empty: all. */
  readonly carrier: string;
  readonly service: string;
}

const lineCharts = ['line', 'area'] as const;
const barCharts = ['bar', 'column'] as const;
export type CardChart = (typeof lineCharts)[number] | (typeof barCharts)[number];

/** The charts that can draw a dashboard; none if it is only a table. */
export function chartsOf({ view }: Dashboard): readonly CardChart[] {
  if (view === 'trend') return lineCharts;
  return view === 'table' ? barCharts : [];
}

/** The figures that can be chosen: none if a table shows all; an empty one stands for several together. */
export function figureChoices({ view, figures, together }: Dashboard): readonly string[] {
  if (view === 'comparison') return [];
  const drawable = figures.filter(({ unit }) => unit !== 'date').map(({ name }) => name);
  return together.length === 0 ? drawable : ['', ...drawable];
}

export function defaultSettings(dashboard: Dashboard): CardSettings {
  return {
    grain: 'month',
    figure: figureChoices(dashboard)[0] ?? '',
    chartType: chartsOf(dashboard)[0] ?? 'line',
    chartScale: 'linear',
    carrier: '',
    service: '',
  };
}

/** The figure that is drawn; of several together the first. */
export function figureOf({ figures, together }: Dashboard, { figure }: CardSettings): Figure {
  const wanted = figure === '' ? together[0] : figure;
  return figures.find(({ name }) => name === wanted) ?? figures[0];
}

/** The grain of a dashboard: its own, or the chosen one. */
export function grainOf(dashboard: Dashboard, { grain }: CardSettings): PeriodGrain {
  return fixedGrain(dashboard) ?? grain;
}

/**
 * Settings as they are written in an address and saved: `week.packages.area.linear`, for one carrier or service
 * `….UPS.Ground`; empty for the defaults.
 */
export function settingsText(dashboard: Dashboard, settings: CardSettings): string {
  const text = textOf(settings);
  return text === textOf(defaultSettings(dashboard)) ? '' : text;
}

/** Reads settings from a text; invalid ones get their defaults. */
export function readSettings(dashboard: Dashboard, text: string | undefined): CardSettings {
  const first = defaultSettings(dashboard);
  const [grain, figure, chartType, chartScale, carrier, service] = (text ?? '').split('.');
  const choices = narrowingChoices(dashboard);
  return {
    grain: dateGrains.find((known) => known === grain) ?? first.grain,
    figure: figureChoices(dashboard).find((known) => known === figure) ?? first.figure,
    chartType: chartsOf(dashboard).find((known) => known === chartType) ?? first.chartType,
    chartScale: chartScale === 'logarithmic' ? 'logarithmic' : first.chartScale,
    carrier: choices.carrier.find((known) => known === carrier) ?? first.carrier,
    service: choices.service.find((known) => known === service) ?? first.service,
  };
}

function textOf({ grain, figure, chartType, chartScale, carrier, service }: CardSettings): string {
  const narrowing = carrier === '' && service === '' ? [] : [carrier, service];
  return [grain, figure, chartType, chartScale, ...narrowing].join('.');
}
