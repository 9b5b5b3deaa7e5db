import { Button, Checkbox, Group, Popover, ScrollArea, Stack, TextInput } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { ColumnTable } from '../columns/use-columns.ts';

interface Props {
  readonly table: ColumnTable;
  readonly shown: ReadonlyMap<string, ShownColumn>;
  readonly onReset: () => void;
  /** Whether the columns of findings are shown; undefined where they are not offered. */
  readonly findings: boolean | undefined;
  readonly onFindings: (shown: boolean) => void;
}

/** Which columns are shown. */
export function ColumnsMenu({ table, shown, onReset, findings, onFindings }: Props) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState('');
  const hidden = table.getAllLeafColumns().filter((column) => !column.getIsVisible()).length;
  const found = table.getAllLeafColumns().flatMap((column) => {
    const of = shown.get(column.id);
    if (of === undefined || of.kind === 'group') return [];
    const label = of.kind === 'pivot' ? `${of.band}: ${of.header}` : of.header;
    return label.toLowerCase().includes(searched.trim().toLowerCase()) ? [{ column, label }] : [];
  });
  return (
    <Popover position="bottom-end" width={280} trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={15} stroke={1.6} aria-hidden />}>
          {hidden === 0 ? t('Columns') : t('Columns ({{hidden}} hidden)', { hidden })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={10} data-grid-popover>
        <Stack gap={8}>
          <TextInput
            size="xs"
            placeholder={t('Search columns')}
            aria-label={t('Search columns')}
            value={searched}
            onChange={({ currentTarget: { value } }) => setSearched(value)}
          />
          {findings === undefined ? null : (
            <Checkbox
              size="xs"
              label={t('Columns of findings')}
              checked={findings}
              onChange={({ currentTarget: { checked } }) => onFindings(checked)}
            />
          )}
          <ScrollArea.Autosize mah={300} type="auto">
            <Stack gap={7} py={2}>
              {found.map(({ column, label }) => (
                <Checkbox
                  key={column.id}
                  size="xs"
                  label={label}
                  checked={column.getIsVisible()}
                  onChange={({ currentTarget: { checked } }) => column.toggleVisibility(checked)}
                />
              ))}
            </Stack>
          </ScrollArea.Autosize>
          <Group justify="space-between">
            <Button variant="subtle" size="compact-xs" color="gray" onClick={onReset}>
              {t('Reset columns')}
            </Button>
            <Button variant="subtle" size="compact-xs" onClick={() => table.setColumnVisibility({})}>
              {t('Show all')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
