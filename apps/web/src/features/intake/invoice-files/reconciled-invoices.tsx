import type { UploadOutcome } from '@waybill/contract';
import { invoiceRowsAddress } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../../lib/languages/formats.ts';
import { PortalLink } from '../../../ui/buttons/portal-link.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';

type LoadedInvoice = UploadOutcome['invoices'][number];

/** The invoices of a file: what was loaded of each, what the carrier states, if anything, and whether the two agree. */
export function ReconciledInvoices({ invoices }: Pick<UploadOutcome, 'invoices'>) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('Invoices')}
      columns={[
        { header: t('Invoice'), cell: ({ carrierName, invoiceNumber }) => `${carrierName} ${invoiceNumber}` },
        { header: t('Bill date'), cell: ({ billDate }) => displayDate(billDate) },
        { header: t('Loaded'), cell: ({ amount, currencyCode }) => `${amount} ${currencyCode}`, numeric: true },
        { header: t('Stated'), cell: ({ statedAmount }) => statedAmount ?? '–', numeric: true },
        { header: t('Reconciliation'), cell: (invoice) => <Agreement invoice={invoice} /> },
        { header: t('Rows'), cell: (invoice) => <LinkToRows invoice={invoice} /> },
      ]}
      rows={invoices}
      keyOf={({ carrierName, accountNumber, invoiceNumber, billDate }) =>
        [carrierName, accountNumber, invoiceNumber, billDate].join(' ')
      }
    />
  );
}

function Agreement({ invoice: { status, amount, statedAmount } }: { readonly invoice: LoadedInvoice }) {
  const { t } = useTranslation();
  if (status === 'already_there') return t('Loaded before');
  if (statedAmount === null) return t('Cannot be verified');
  const agrees = Number(amount) === Number(statedAmount);
  return <OutcomeBadge isFailure={!agrees}>{agrees ? t('Agrees') : t('Differs')}</OutcomeBadge>;
}

/** Opens the grid on the packages of an invoice. */
function LinkToRows({ invoice: { status, clientId, billDate, invoiceNumber } }: { readonly invoice: LoadedInvoice }) {
  const { t } = useTranslation();
  if (clientId === null || (status !== 'loaded' && status !== 'already_there')) return '–';
  const address = invoiceRowsAddress({ clientId, billDate, invoiceNumber });
  return (
    <PortalLink href={address} size="sm" aria-label={t('Show the rows of {{invoice}}', { invoice: invoiceNumber })}>
      {t('Show the rows')}
    </PortalLink>
  );
}
