import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconListDetails, IconMaximize, IconMinimize, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { choiceLabels } from './choice-labels.ts';
import { ExportMenu } from './export/export-menu.tsx';
import type { ExportSource } from './export/export-table.ts';
import type { WidgetProps } from './widget-props.ts';

interface Props extends WidgetProps {
  /** The figures that are shown; none as long as there are none. */
  readonly table: ExportSource | undefined;
}

/** Everything that can be chosen of a widget (each choice is saved), and what can be done with it. */
export function WidgetMenu({ analysis, widget, settings, table, isFull, ...props }: Props) {
  const { onSettings, onResetAll, onViewRows, onFull } = props;
  const { t } = useTranslation();
  const FullIcon = isFull ? IconMinimize : IconMaximize;
  const isLine = widget.name === 'trends';
  const groups = [
    { key: 'chartType', label: t('Chart'), values: widget.chartTypes },
    { key: 'dimension', label: widget.name === 'map' ? t('Place') : t('Split by'), values: widget.dimensions },
    { key: 'chartScale', label: t('Scale'), values: hasScale(widget.name, settings.chartType) ? widget.scales : [] },
    { key: 'chartTimeSpan', label: t('Time span'), values: isLine ? widget.timeSpans : [] },
  ] as const;
  return (
    <Menu
      position="bottom-end"
      width={230}
      closeOnItemClick={false}
      portalProps={{ target: '#page' }}
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
    >
      <Menu.Target>
        <ActionIcon aria-label={t('{{widget}}: settings', { widget: t(widget.title) })}>
          <IconDotsVertical size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {groups
          .filter(({ values }) => values.length > 1)
          .map(({ key, label, values }) => (
            <div key={key}>
              <Menu.Label>{label}</Menu.Label>
              {values.map((value) => (
                <Menu.RadioItem
                  key={value}
                  value={value}
                  checked={settings[key] === value}
                  onChange={() => onSettings({ ...settings, [key]: value })}
                >
                  {t(choiceLabels[value])}
                </Menu.RadioItem>
              ))}
            </div>
          ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconListDetails size={15} stroke={1.6} />}
          closeMenuOnClick
          onClick={() => onViewRows()}
        >
          {t('View rows')}
        </Menu.Item>
        <Menu.Item leftSection={<FullIcon size={15} stroke={1.6} />} closeMenuOnClick onClick={() => onFull(!isFull)}>
          {isFull ? t('Leave full screen') : t('Full screen')}
        </Menu.Item>
        {table === undefined ? null : (
          <ExportMenu exported={{ analysis, title: t(widget.title), question: t(widget.question), table }} />
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconRestore size={15} stroke={1.6} />} onClick={() => onSettings(widget.defaults)}>
          {t('Reset')}
        </Menu.Item>
        <Menu.Item leftSection={<IconRestore size={15} stroke={1.6} />} closeMenuOnClick onClick={onResetAll}>
          {t('Reset all widgets of this page')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function hasScale(name: string, chartType: string): boolean {
  return name !== 'map' && chartType !== 'toggle' && chartType !== 'pie';
}
