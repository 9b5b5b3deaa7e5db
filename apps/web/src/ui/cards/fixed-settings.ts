import type { WidgetSettings } from '@waybill/model';

/** The settings of a card that has nothing to choose. */
export const fixedSettings: WidgetSettings = {
  chartName: 'amounts',
  dimension: '',
  chartType: '',
  chartScale: 'linear',
  chartTimeSpan: 'monthly',
};
