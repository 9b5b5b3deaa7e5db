import { Badge, Group, Select, Text } from '@mantine/core';
import { accountVerdicts, type CheckedAccountNumber } from '@waybill/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { SaveMenu } from '../../../ui/buttons/save-menu.tsx';
import classes from '../../../ui/looks/tool-page.module.css';
import { TableFoot } from '../../../ui/table-page/table/table-foot.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';
import { type AccountRow, accountRows, accountTable, remarkOf } from './account-rows.ts';
import { verdictTexts } from './verdict-texts.ts';

interface Props {
  readonly checked: readonly CheckedAccountNumber[];
  /** The line of the list on which each number stands. */
  readonly lines: readonly number[];
}

const usualSize = 50;
const withRemarks = 'remarks';

/** How many numbers are in order and how many are not, then each with its accounts. */
export function AccountResults({ checked, lines }: Props) {
  const { t } = useTranslation();
  const [show, setShow] = useState<string | null>(null);
  const [{ page, size }, setPage] = useState({ page: 1, size: usualSize });
  const rows = useMemo(() => accountRows(checked, lines), [checked, lines]);
  const hasRemark = (row: AccountRow) => row.checked.fitsFormat === false || row.sameAsLine !== null;
  const shown = rows.filter((row) => show === null || (show === withRemarks ? hasRemark(row) : row.verdict === show));
  const counts = [
    ...accountVerdicts.map((verdict) => ({
      value: verdict as string,
      label: t(verdictTexts[verdict]),
      count: rows.filter((row) => row.verdict === verdict).length,
    })),
    { value: withRemarks, label: t('With remarks'), count: rows.filter(hasRemark).length },
  ].filter(({ count }) => count > 0);
  return (
    <div className={classes.card}>
      <Group p="sm" gap="sm">
        <Text fw={600} role="status">
          {t('{{count, number}} account numbers', { count: checked.length })}
        </Text>
        {counts.map(({ value, label, count }) => (
          <Badge key={value} variant="default" tt="none" fw={500}>
            {`${label}: ${countText(count)}`}
          </Badge>
        ))}
        <Group ms="auto" gap="sm">
          <Select
            aria-label={t('Show')}
            placeholder={t('All')}
            clearable
            w={220}
            data={counts.map(({ value, label }) => ({ value, label }))}
            value={show}
            onChange={(value) => {
              setShow(value);
              setPage({ page: 1, size });
            }}
          />
          <SaveMenu disabled={shown.length === 0} table={() => accountTable(t, shown)} />
        </Group>
      </Group>
      <DataTable
        caption={t('Account numbers checked')}
        columns={useColumns()}
        rows={shown.slice((page - 1) * size, page * size)}
        keyOf={({ key }) => key}
      />
      <TableFoot
        total={shown.length}
        page={page}
        size={size}
        onPage={(next) => setPage({ page: next, size })}
        onSize={(next) => setPage({ page: 1, size: next })}
      />
    </div>
  );
}

function useColumns(): readonly DataTableColumn<AccountRow>[] {
  const { t } = useTranslation();
  return [
    { header: t('Line'), cell: ({ line }) => countText(line), numeric: true },
    { header: t('Entered'), cell: ({ checked }) => <bdi>{checked.given}</bdi> },
    {
      header: t('Status'),
      cell: ({ verdict }) => (
        <Badge variant={verdict === 'active' ? 'default' : 'outline'} color="gray" tt="none" fw={500} miw="max-content">
          {t(verdictTexts[verdict])}
        </Badge>
      ),
    },
    { header: t('Remarks'), cell: (row) => remarkOf(t, row) },
    { header: t('Carrier'), cell: ({ holder }) => holder?.carrierName },
    { header: t('Client'), cell: ({ holder }) => holder?.clientName },
    { header: t('Group'), cell: ({ holder }) => holder?.groupName },
    { header: t('Division'), cell: ({ holder }) => holder?.divisionName },
    { header: t('Last billed'), cell: ({ holder }) => (holder?.lastBilled ? displayDate(holder.lastBilled) : '') },
    { header: t('Invoices'), cell: ({ holder }) => holder && countText(holder.invoices), numeric: true },
    { header: t('Net Amount'), cell: ({ holder }) => holder && moneyText(holder.net), numeric: true },
  ];
}
