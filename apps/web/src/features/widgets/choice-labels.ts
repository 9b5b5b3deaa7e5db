import type { ChartScale, ChartTimeSpan, ChartType, WidgetDimension } from '@waybill/model';

/** How the choices of a widget are called on screen. */
export const choiceLabels: Readonly<Record<ChartType | ChartScale | ChartTimeSpan | WidgetDimension, string>> = {
  '': 'Nothing',
  toggle: 'Totals',
  bar: 'Bar',
  column: 'Column',
  pie: 'Pie',
  line: 'Line',
  area: 'Area',
  linear: 'Linear',
  logarithmic: 'Semilog',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  service_category: 'Service',
  carrier_name: 'Carrier',
  account_number: 'Account',
  credit_type: 'Credit type',
  accessorial: 'Accessorial',
  tracking_status: 'Tracking status',
  normalised_consignee: 'Receiver',
  normalised_sender: 'Sender',
};
