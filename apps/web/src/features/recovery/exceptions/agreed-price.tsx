import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { AgreedPrice } from '@waybill/contract';
import { differenceCauses } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../lib/languages/formats.ts';

/** How the price of a package follows from its agreement, step by step, and what the difference comes from. */
export function AgreedPriceSteps({ price }: { readonly price: AgreedPrice }) {
  const { t } = useTranslation();
  const { agreement, steps, billed, expected, causes, assumptions } = price;
  const causeOf = (name: string) => Object.entries(differenceCauses).find(([each]) => each === name)?.[1] ?? name;
  return (
    <>
      <Table fz="sm" horizontalSpacing={6} aria-label={t('Agreed price')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Step')}</Table.Th>
            <Table.Th ta="end">{t('Amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map(({ what, rule, version, amount }) => (
            <Table.Tr key={`${what} ${rule} ${amount}`}>
              <Table.Td>
                <bdi>{what}</bdi>
                <Text size="xs" c="dimmed">
                  <bdi>{version === null ? rule : `${rule} (${version})`}</bdi>
                </Text>
              </Table.Td>
              <Table.Td ta="end" className="numeric">
                {amount === 0 ? '' : moneyText(amount)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot fw={600}>
          <Sum name={t('Expected')} amount={expected} />
          <Sum name={t('Billed')} amount={billed} />
          {causes.map(({ cause, amount }) => (
            <Sum key={cause} name={t('Difference: {{cause}}', { cause: t(causeOf(cause)) })} amount={amount} />
          ))}
        </Table.Tfoot>
      </Table>
      {assumptions.length === 0 ? null : (
        <Text size="sm" c="dimmed" mt="sm">
          {t('Assumed')}: <bdi>{assumptions.join(' ')}</bdi>
        </Text>
      )}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/agreements" search={{ open: agreement.id }} />}>
        {t('Agreement {{number}}', { number: agreement.number })}
      </Anchor>
    </>
  );
}

function Sum({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td ta="end" className="numeric">
        {moneyText(amount)}
      </Table.Td>
    </Table.Tr>
  );
}
