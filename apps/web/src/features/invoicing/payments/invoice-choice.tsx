import { Checkbox, ScrollArea, Table, Text } from '@mantine/core';
import type { CarrierInvoice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { displayDate } from '../../../lib/languages/formats.ts';

interface Props {
  readonly rows: readonly CarrierInvoice[];
  /** More than the rows, when not all are listed. */
  readonly total: number;
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
}

const height = 320;

/** Invoices to tick. */
export function InvoiceChoice({ rows, total, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  if (rows.length === 0) return <Text c="dimmed">{t('There are no unpaid invoices in these days.')}</Text>;
  const isWhole = chosen.length === rows.length;
  const toggle = (id: number) => onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      {total > rows.length ? (
        <Text size="sm" c="dimmed">
          {t('Showing the oldest {{shown}} of {{total}}. Choose fewer days to see others.', {
            shown: rows.length,
            total,
          })}
        </Text>
      ) : null}
      <ScrollArea.Autosize
        mah={height}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('Unpaid invoices') }}
      >
        <Table fz="sm" verticalSpacing={6} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={36}>
                <Checkbox
                  size="xs"
                  aria-label={t('Choose all')}
                  checked={isWhole}
                  indeterminate={!isWhole && chosen.length > 0}
                  onChange={() => onChoose(isWhole ? [] : rows.map(({ id }) => id))}
                />
              </Table.Th>
              <Table.Th>{t('Invoice number')}</Table.Th>
              <Table.Th>{t('Bill date')}</Table.Th>
              <Table.Th ta="end">{t('Amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ id, invoiceNumber, billDate, amount, currencyCode }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Checkbox
                    size="xs"
                    aria-label={invoiceNumber}
                    checked={chosen.includes(id)}
                    onChange={() => toggle(id)}
                  />
                </Table.Td>
                <Table.Td>{invoiceNumber}</Table.Td>
                <Table.Td>{displayDate(billDate)}</Table.Td>
                <Table.Td ta="end" className="numeric">
                  {currencyAmount(amount, currencyCode)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </>
  );
}
