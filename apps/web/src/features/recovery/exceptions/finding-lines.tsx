import { Table, Text } from '@mantine/core';
import type { FindingLine } from '@waybill/contract';
import { chargeFamilies, rounded } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, moneyText } from '../../../lib/languages/formats.ts';
import { familyNames } from '../../../ui/shipment/family-names.ts';
import classes from './finding-page.module.css';

/** Every charge as billed and as expected, side by side. */
export function FindingLines({ lines }: { readonly lines: readonly FindingLine[] }) {
  const { t } = useTranslation();
  const nameOf = ({ charge, family, times }: FindingLine) => {
    const known = chargeFamilies.find((each) => each === family);
    const name = charge !== '' ? charge : known === undefined ? t('Charge without a name') : t(familyNames[known]);
    return times === 1 ? name : `${name} × ${countText(times)}`;
  };
  const sum = (of: (line: FindingLine) => number) => rounded(lines.reduce((total, line) => total + of(line), 0));
  const billed = sum((line) => line.billed);
  const expected = sum((line) => line.expected);
  return (
    <Table fz="sm" horizontalSpacing={6} aria-label={t('Billed and expected')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Charge')}</Table.Th>
          <Table.Th ta="end">{t('Billed')}</Table.Th>
          <Table.Th ta="end">{t('Expected')}</Table.Th>
          <Table.Th ta="end">{t('Difference')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr
            key={`${line.family} ${line.code} ${line.charge}`}
            {...(line.isInQuestion && classes.marked !== undefined ? { className: classes.marked } : {})}
          >
            <Table.Td>
              {nameOf(line)}
              {line.isInQuestion ? (
                <Text size="xs" c="var(--wb-accent-text)">
                  {t('In question')}
                </Text>
              ) : null}
            </Table.Td>
            <Amounts billed={line.billed} expected={line.expected} />
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot fw={600}>
        <Table.Tr>
          <Table.Th scope="row">{t('Total')}</Table.Th>
          <Amounts billed={billed} expected={expected} />
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

function Amounts({ billed, expected }: Pick<FindingLine, 'billed' | 'expected'>) {
  const difference = rounded(billed - expected);
  return [billed, expected, difference].map((amount, place) => (
    <Table.Td key={['billed', 'expected', 'difference'][place]} ta="end" className="numeric">
      {place === 2 && amount === 0 ? '–' : moneyText(amount)}
    </Table.Td>
  ));
}
