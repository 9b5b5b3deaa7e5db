import type { Widget, WidgetDimension, WidgetSettings } from '@waybill/model';

/** What a breakdown is by. One by nothing cannot be drawn; its widget's first dimension then. */
export function breakdownDimension(
  { dimension }: Pick<WidgetSettings, 'dimension'>,
  { dimensions }: Pick<Widget, 'dimensions'>,
): Exclude<WidgetDimension, ''> {
  if (dimension !== '') return dimension;
  return dimensions.find((offered) => offered !== '') ?? 'carrier_name';
}
