import { Anchor, Badge, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LedgerInvoice } from '@waybill/contract';
import type { Agreement } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { type LedgerChoice, ledgerInvoicesOptions } from './ledger-queries.ts';

/** What the states of an invoice are called, and the colours they are shown in. */
const agreementTexts = {
  agrees: { name: text('Agrees'), colour: 'green' },
  differs: { name: text('Differs'), colour: 'orange' },
  cannot_be_verified: { name: text('Cannot be verified'), colour: 'gray' },
  not_loaded: { name: text('Not loaded'), colour: 'red' },
} as const satisfies Readonly<Record<Agreement, { name: string; colour: string }>>;

const height = 240;

/** The invoices of an account, or those of one of its weeks, newest first. */
export function LedgerInvoices({ choice }: { readonly choice: LedgerChoice }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ledgerInvoicesOptions(choice));
  if (error !== null && data === undefined) {
    return <CardFailure error={error} height={height} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <CardSkeleton height={height} />;
  if (data.invoices.length === 0) return <Text size="sm">{t('No invoices arrived in these weeks.')}</Text>;
  return (
    <Stack gap="lg">
      {data.invoices.toReversed().map((invoice) => (
        <Invoice key={`${invoice.invoiceNumber} ${invoice.billDate}`} invoice={invoice} />
      ))}
    </Stack>
  );
}

function Invoice({ invoice }: { readonly invoice: LedgerInvoice }) {
  const { t } = useTranslation();
  const { id, invoiceNumber, billDate, currencyCode, amount, controlTotal, agreement, reason, fileId, fileName } =
    invoice;
  const { name, colour } = agreementTexts[agreement];
  const shown = (value: number) => currencyAmount(value, currencyCode);
  return (
    <Stack gap={4} component="section" aria-label={invoiceNumber}>
      <Text fw={600}>
        {id === null ? (
          invoiceNumber
        ) : (
          <Anchor
            inherit
            renderRoot={(props) => <Link {...props} to="/invoices/$invoiceId" params={{ invoiceId: String(id) }} />}
          >
            {invoiceNumber}
          </Anchor>
        )}{' '}
        <Badge variant="light" color={colour} tt="none" fw={500}>
          {t(name)}
        </Badge>
      </Text>
      <FactsTable
        facts={[
          [t('Bill date'), displayDate(billDate)],
          [t('Loaded'), shown(amount)],
          [t('Control total'), controlTotal === null ? t('No file states one') : shown(controlTotal)],
          ...(agreement === 'differs' && controlTotal !== null
            ? [[t('Difference'), shown(amount - controlTotal)] as const]
            : []),
          ...(fileId === null
            ? []
            : [
                [
                  t('File'),
                  <Anchor
                    key="file"
                    inherit
                    renderRoot={(props) => <Link {...props} to={`/uploadFiles/files/${fileId}`} />}
                  >
                    {fileName}
                  </Anchor>,
                ] as const,
              ]),
        ]}
      />
      {reason === null ? null : (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {reason.split('\n').map(serverText).join('\n')}
        </Text>
      )}
    </Stack>
  );
}
