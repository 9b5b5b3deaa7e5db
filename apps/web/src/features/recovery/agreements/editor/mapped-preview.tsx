import { ScrollArea, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countText, listText } from '../../../../lib/languages/formats.ts';
import { cellKinds } from './cell-kinds.ts';
import type { MappedLine } from './map-table.ts';
import { columnsOf, type PartColumn, type PartName } from './parts.ts';

const linesShown = 8;

/** The first lines that a table makes, those that are not understood before all others. */
export function MappedPreview({ part, lines }: { readonly part: PartName; readonly lines: readonly MappedLine[] }) {
  const { t } = useTranslation();
  const unread = lines.filter((line) => line.unread.length > 0);
  const shown = [...unread, ...lines.filter((line) => line.unread.length === 0)].slice(0, linesShown);
  const columns = columnsOf(part).filter(
    ({ field, required }) => required === true || lines.some(({ row }) => row[field] !== undefined),
  );
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t('Lines: {{lines}}, not understood: {{unread}}', {
          lines: countText(lines.length),
          unread: countText(unread.length),
        })}
      </Text>
      <ScrollArea type="auto" tabIndex={0} role="region" aria-label={t('First lines')}>
        <Table fz="xs" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Line of the table')}</Table.Th>
              {columns.map(({ field, label }) => (
                <Table.Th key={field}>{t(label)}</Table.Th>
              ))}
              {unread.length === 0 ? null : <Table.Th>{t('Not understood')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ line, row, unread: wrong }, place) => (
              <Table.Tr key={place}>
                <Table.Td>{countText(line)}</Table.Td>
                {columns.map((column) => (
                  <Table.Td key={column.field}>
                    <bdi>{row[column.field] ?? ''}</bdi>
                  </Table.Td>
                ))}
                {unread.length === 0 ? null : <Table.Td c="red">{listText(wrong.map(whyOf))}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Stack>
  );

  function whyOf({ kind, label }: PartColumn): string {
    const { hint } = cellKinds[kind];
    return hint === '' ? t(label) : `${t(label)}: ${t(hint)}`;
  }
}
