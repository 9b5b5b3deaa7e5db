import { ScrollArea, Table } from '@mantine/core';
import type { AgreementCheck } from '@waybill/contract';
import { differenceCauses } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { causes } from './agreement-texts.ts';

/** The packages whose bills differ most, each with its causes. */
export function LargestDifferences({ differences }: { readonly differences: AgreementCheck['largest'] }) {
  const { t } = useTranslation();
  return (
    <ScrollArea type="auto" tabIndex={0} role="region" aria-label={t('Largest differences')}>
      <Table fz="sm" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Tracking Number')}</Table.Th>
            <Table.Th>{t('Ship date')}</Table.Th>
            <Table.Th ta="end">{t('Billed')}</Table.Th>
            <Table.Th ta="end">{t('Expected')}</Table.Th>
            <Table.Th ta="end">{t('Difference')}</Table.Th>
            <Table.Th>{t('Cause')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ trackingNumber, shipDate, billed, expected, parts }) => (
            <Table.Tr key={`${trackingNumber} ${shipDate} ${billed}`}>
              <Table.Td>{trackingNumber}</Table.Td>
              <Table.Td>{displayDate(shipDate)}</Table.Td>
              <Table.Td ta="end">{moneyText(billed / 100)}</Table.Td>
              <Table.Td ta="end">{moneyText(expected / 100)}</Table.Td>
              <Table.Td ta="end">{moneyText((billed - expected) / 100)}</Table.Td>
              <Table.Td>
                {causes
                  .filter((cause) => parts[cause] !== 0)
                  .map((cause) => `${t(differenceCauses[cause])} ${moneyText(parts[cause] / 100)}`)
                  .join(', ')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
