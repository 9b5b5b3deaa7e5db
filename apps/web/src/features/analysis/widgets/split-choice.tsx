import type { WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';
import { CardSelect } from '../../../ui/cards/card-select.tsx';
import { choiceLabels } from '../../../ui/cards/choice-labels.ts';
import type { WidgetProps } from '../../../ui/cards/widget-props.ts';

const unsplit = text('Not split');

/** What the figures are split by, in the head of the card; on a phone the menu alone has it. */
export function SplitChoice({ widget, settings, onSettings }: Pick<WidgetProps, 'widget' | 'settings' | 'onSettings'>) {
  const { t } = useTranslation();
  if (widget.dimensions.length < 2) return null;
  const label = (dimension: WidgetDimension) =>
    dimension === '' ? t(unsplit) : t('By {{dimension}}', { dimension: t(choiceLabels[dimension]).toLowerCase() });
  return (
    <CardSelect
      className="mantine-visible-from-sm"
      label={`${t(widget.title)}: ${t('Split by')}`}
      value={settings.dimension}
      options={widget.dimensions.map((dimension) => ({ value: dimension, label: label(dimension) }))}
      onChange={(dimension) => onSettings({ ...settings, dimension })}
    />
  );
}
