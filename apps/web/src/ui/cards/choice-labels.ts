import {
  type ChartComparisonType,
  type ChartScale,
  type ChartTimeSpan,
  type ChartType,
  type WidgetDimension,
  widgetLabels,
} from '@waybill/model';
import { text } from '../../lib/languages/text.ts';

/** How the choices of a widget are called on screen. */
export const choiceLabels: Readonly<
  Record<ChartType | ChartScale | ChartTimeSpan | ChartComparisonType | WidgetDimension, string>
> = {
  '': text('Nothing'),
  toggle: text('Totals'),
  bar: text('Bar'),
  column: text('Column'),
  pie: text('Pie'),
  line: text('Line'),
  area: text('Area'),
  linear: text('Linear'),
  logarithmic: text('Semilog'),
  monthly: text('Monthly'),
  quarterly: text('Quarterly'),
  year_over_year: text('Year over year'),
  range_over_range: text('Range over range'),
  ...widgetLabels,
};
