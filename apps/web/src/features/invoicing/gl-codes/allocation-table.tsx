import { ActionIcon, ScrollArea, Table } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { GlAllocationRow } from '@waybill/contract';
import { currencySymbol, percentage, sumOfAmounts } from '@waybill/model';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, moneyText, percentText } from '../../../lib/languages/formats.ts';
import { chargeFamilyText } from '../../../ui/charge-conditions/conditions-text.ts';
import { type Booked, bookedByCode } from './booked.ts';

interface Props {
  readonly rows: readonly GlAllocationRow[];
  readonly currencyCode: string;
}

/** What is booked on every code, each opening to the charges in it; the last line is what was billed in all. */
export function AllocationTable({ rows, currencyCode }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const booked = bookedByCode(rows);
  const total = sumOfAmounts(rows.map(({ amount }) => amount));
  const symbol = currencySymbol(currencyCode);
  const toggle = (code: string) =>
    setOpened((before) => new Set(before.has(code) ? [...before].filter((each) => each !== code) : [...before, code]));
  return (
    <ScrollArea
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('Amount booked to each GL code') }}
    >
      <Table verticalSpacing={8} horizontalSpacing="sm" fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('GL code')}</Table.Th>
            <Table.Th>{t('Name')}</Table.Th>
            <Table.Th ta="end" visibleFrom="sm">
              {t('Charges')}
            </Table.Th>
            <Table.Th ta="end">{t('Amount')}</Table.Th>
            <Table.Th ta="end" visibleFrom="sm">
              {t('Share')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {booked.map((each) => (
            <Fragment key={each.code}>
              <Table.Tr>
                <Table.Td>
                  <CodeCell booked={each} isOpen={opened.has(each.code)} onToggle={() => toggle(each.code)} />
                </Table.Td>
                <Table.Td>{each.name}</Table.Td>
                <Table.Td ta="end" className="numeric" visibleFrom="sm">
                  {countText(each.charges)}
                </Table.Td>
                <Table.Td ta="end" className="numeric">
                  {moneyText(each.amount, symbol)}
                </Table.Td>
                <Table.Td ta="end" className="numeric" visibleFrom="sm">
                  {percentText(percentage(each.amount, total))}
                </Table.Td>
              </Table.Tr>
              {opened.has(each.code) ? <BookedLines rows={each.rows} symbol={symbol} /> : null}
            </Fragment>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>{t('Total')}</Table.Th>
            <Table.Td />
            <Table.Th ta="end" className="numeric" visibleFrom="sm">
              {countText(booked.reduce((sum, { charges }) => sum + charges, 0))}
            </Table.Th>
            <Table.Th ta="end" className="numeric">
              {moneyText(total, symbol)}
            </Table.Th>
            <Table.Td visibleFrom="sm" />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollArea>
  );
}

interface CodeProps {
  readonly booked: Booked;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function CodeCell({ booked: { code }, isOpen, onToggle }: CodeProps) {
  const { t } = useTranslation();
  const shown = code === '' ? t('No GL code') : code;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <ActionIcon
        size="sm"
        aria-expanded={isOpen}
        aria-label={t('Charges in {{name}}', { name: shown })}
        onClick={onToggle}
      >
        {isOpen ? <IconChevronDown size={15} /> : <IconChevronRight size={15} />}
      </ActionIcon>
      <strong>{shown}</strong>
    </span>
  );
}

function BookedLines({ rows, symbol }: { rows: readonly GlAllocationRow[]; symbol: string }) {
  const { t } = useTranslation();
  return rows.map((row) => (
    <Table.Tr key={`${row.client.id} ${row.carrierName} ${row.chargeFamily} ${row.accessorial}`} c="dimmed">
      <Table.Td ps={40}>{row.carrierName}</Table.Td>
      <Table.Td>
        {[t(chargeFamilyText(row.chargeFamily)), row.accessorial, row.client.name].filter(Boolean).join(' · ')}
      </Table.Td>
      <Table.Td ta="end" className="numeric" visibleFrom="sm">
        {countText(row.charges)}
      </Table.Td>
      <Table.Td ta="end" className="numeric">
        {moneyText(row.amount, symbol)}
      </Table.Td>
      <Table.Td visibleFrom="sm" />
    </Table.Tr>
  ));
}
