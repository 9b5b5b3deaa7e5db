import { NativeSelect } from '@mantine/core';
import type { WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';
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
    <NativeSelect
      size="xs"
      visibleFrom="sm"
      aria-label={`${t(widget.title)}: ${t('Split by')}`}
      value={settings.dimension}
      data={widget.dimensions.map((dimension) => ({ value: dimension, label: label(dimension) }))}
      onChange={({ currentTarget: { value } }) => {
        const dimension = widget.dimensions.find((offered) => offered === value);
        if (dimension !== undefined) onSettings({ ...settings, dimension });
      }}
    />
  );
}
