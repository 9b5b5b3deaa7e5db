import { Table, Text, Title } from '@mantine/core';
import type { FindingDetail } from '@waybill/contract';
import { creditGroundNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';

/** The credits that answer a finding, and by what each of them was told to be for it. */
export function FindingCredits({ credits }: Pick<FindingDetail, 'credits'>) {
  const { t } = useTranslation();
  if (credits.length === 0) return null;
  return (
    <section>
      <Title order={3} fz="sm" mb={6}>
        {t('Credits')}
      </Title>
      <Table fz="sm" verticalSpacing={6} aria-label={t('Credits')}>
        <Table.Tbody>
          {credits.map(({ invoiceNumber, billDate, creditType, text, amount, ground }) => (
            <Table.Tr key={`${invoiceNumber} ${creditType} ${text} ${amount}`}>
              <Table.Td>
                <Text size="sm">
                  {t(creditType)} · {t('Invoice')} {invoiceNumber}, {displayDate(billDate)}
                </Text>
                <Text size="xs" c="dimmed">
                  {t(creditGroundNames[ground])}
                </Text>
              </Table.Td>
              <Table.Td className="numeric" ta="end">
                {moneyText(amount)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
