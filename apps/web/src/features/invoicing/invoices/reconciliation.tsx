import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { InvoiceDetail } from '@waybill/contract';
import { agreementOf } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { PortalLink } from '../../../ui/buttons/portal-link.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';

const agreements = {
  agrees: { colour: 'green', Icon: IconCircleCheck, says: text('The amounts agree to the cent.') },
  differs: { colour: 'orange', Icon: IconAlertTriangle, says: text('The amounts differ: look at the files below.') },
  cannot_be_verified: {
    colour: 'gray',
    Icon: IconInfoCircle,
    says: text('The charges add up, but no file states a total, so the invoice cannot be verified.'),
  },
} as const satisfies Readonly<Record<ReturnType<typeof agreementOf>, object>>;

/** The control total of the carrier's file, what was loaded, what the charges add up to, and by which files it came. */
export function Reconciliation({ invoice }: { readonly invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const { amount, chargedAmount, controlTotal, currencyCode, loads } = invoice;
  const shown = (value: number) => currencyAmount(value, currencyCode);
  const { colour, Icon, says } = agreements[agreementOf(invoice)];
  return (
    <Stack gap="sm">
      <Alert variant="light" color={colour} icon={<Icon size={18} />}>
        {t(says)}
      </Alert>
      <FactsTable
        facts={[
          [t('Control total'), controlTotal === null ? t('No file states one') : shown(controlTotal)],
          [t('Loaded'), shown(amount)],
          [t('Sum of charges'), shown(chargedAmount)],
        ]}
      />
      <DataTable
        caption={t('Files')}
        columns={[
          { header: t('Source file'), cell: (load) => <FileOfLoad load={load} /> },
          { header: t('Loaded (UTC)'), cell: ({ loadedAt }) => momentText(loadedAt) },
          { header: t('Rows'), cell: ({ file }) => (file === null ? '' : countText(file.rows)), numeric: true },
          {
            header: t('Bad lines'),
            cell: ({ file }) => (file === null ? '' : countText(file.badLines)),
            numeric: true,
          },
          { header: t('Amount'), cell: (load) => shown(load.amount), numeric: true },
        ]}
        rows={loads}
        keyOf={({ loadId }) => String(loadId)}
      />
    </Stack>
  );
}

/** The file of a load, with a link to its page for those who may open it. */
function FileOfLoad({ load: { file, sourceName } }: { readonly load: InvoiceDetail['loads'][number] }) {
  if (file === null) return sourceName;
  return file.id === null ? (
    file.name
  ) : (
    <PortalLink href={`/uploadFiles/files/${file.id}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
      {file.name}
    </PortalLink>
  );
}
