import { ScrollArea, Select, Stack, Table, Text } from '@mantine/core';
import type { PackPreview } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, moneyText, percentText } from '../../../lib/languages/formats.ts';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';

interface Props {
  readonly preview: PackPreview;
  readonly onSheet: (sheet: string) => void;
}

/** What was read, what was left aside, and what the import would change in findings and dollars. */
export function ImportPreview({ preview, onSheet }: Props) {
  const { t } = useTranslation();
  const { sheets, rows, replaced, unusedColumns, unusedLines, claimable, agreements } = preview;
  const change = (before: string, after: string) => (before === after ? before : `${before} → ${after}`);
  const [read] = sheets;
  return (
    <Stack gap="sm">
      {read === undefined || sheets.length < 2 ? null : (
        <Select
          label={t('Sheet')}
          data={[...sheets]}
          value={read}
          onChange={(sheet) => {
            if (sheet !== null) onSheet(sheet);
          }}
        />
      )}
      <FactsTable
        facts={[
          [t('Rules read'), countText(rows)],
          [t('Rules in use that are replaced'), countText(replaced)],
          ...(unusedColumns.length === 0 ? [] : [[t('Columns left aside'), unusedColumns.join(', ')] as const]),
          ...(unusedLines === 0 ? [] : [[t('Lines left aside'), countText(unusedLines)] as const]),
          [
            t('Claimable findings of three months'),
            change(countText(claimable.before.findings), countText(claimable.after.findings)),
          ],
          [
            t('Their amount before credits'),
            change(moneyText(claimable.before.amount), moneyText(claimable.after.amount)),
          ],
          ...agreements.map(
            ({ number, client, before, after }) =>
              [
                t('{{client}}, agreement {{number}}: reproduced', { client: client.name, number }),
                change(shareText(before), shareText(after)),
              ] as const,
          ),
        ]}
      />
      <Text size="sm" fw={600}>
        {t('First rules')}
      </Text>
      <ScrollArea type="auto" tabIndex={0} role="region" aria-label={t('First rules')}>
        <Table fz="xs" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              {preview.columns.map((column) => (
                <Table.Th key={column}>{column}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {preview.sample.map((cells) => (
              <Table.Tr key={cells.join()}>
                {preview.columns.map((column, place) => (
                  <Table.Td key={column}>{cells[place]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Stack>
  );
}

/** The share of rated packages that are billed as agreed, and how many were rated. */
const shareText = ({ rated, reproduced }: { readonly rated: number; readonly reproduced: number }): string =>
  rated === 0 ? '0' : `${percentText((reproduced / rated) * 100, 1)} (${countText(rated)})`;
