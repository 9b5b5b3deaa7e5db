import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconListDetails, IconRestore } from '@tabler/icons-react';
import { choiceLabels } from './choice-labels.ts';
import type { WidgetProps } from './widget-props.ts';

/** Everything that can be chosen of a widget; each choice is saved. */
export function WidgetMenu({ widget, settings, onSettings, onViewRows }: WidgetProps) {
  const isLine = widget.name === 'trends';
  const groups = [
    { key: 'chartType', label: 'Chart', values: widget.chartTypes },
    { key: 'dimension', label: widget.name === 'map' ? 'Place' : 'Split by', values: widget.dimensions },
    { key: 'chartScale', label: 'Scale', values: hasScale(widget.name, settings.chartType) ? widget.scales : [] },
    { key: 'chartTimeSpan', label: 'Time span', values: isLine ? widget.timeSpans : [] },
  ] as const;
  return (
    <Menu position="bottom-end" width={210} closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon aria-label={`${widget.title}: settings`}>
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
                  {choiceLabels[value]}
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
          View rows
        </Menu.Item>
        <Menu.Item leftSection={<IconRestore size={15} stroke={1.6} />} onClick={() => onSettings(widget.defaults)}>
          Reset
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function hasScale(name: string, chartType: string): boolean {
  return name !== 'map' && chartType !== 'toggle' && chartType !== 'pie';
}
