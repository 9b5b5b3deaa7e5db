import type { WidgetSettings } from '@waybill/model';

/** For what has no settings of its own. */
export const noSettings: WidgetSettings = {
  chartName: 'amounts',
  dimension: '',
  chartType: '',
  chartScale: 'linear',
  chartTimeSpan: 'monthly',
};
