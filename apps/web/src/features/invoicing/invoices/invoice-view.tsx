import { Button, Group } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { exportInvoicePackages, type InvoiceDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ExportMenu } from '../../../ui/table-page/table/export-menu.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import classes from './invoice-view.module.css';
import { Reconciliation } from './reconciliation.tsx';
import { SumsTable } from './sums-table.tsx';

interface Props {
  readonly invoice: InvoiceDetail;
  readonly refreshing: boolean;
  readonly onPackages: () => void;
}

/** A carrier invoice: its details, its parts, and whether it reconciles with its files. */
export function InvoiceView({ invoice, refreshing, onPackages }: Props) {
  const { t } = useTranslation();
  const { id, carrierName, invoiceNumber, billDate, currencyCode } = invoice;
  const save = async (format: 'csv' | 'xlsx') =>
    saveFile(
      await callFile(exportInvoicePackages, { params: { id }, query: { format } }),
      `${carrierName}_${invoiceNumber}_${billDate}.${format}`,
    );
  return (
    <div className={classes.grid}>
      <Card
        title={`${carrierName} ${invoiceNumber}`}
        question={t('What the carrier billed')}
        refreshing={refreshing}
        actions={
          <Group gap="xs">
            <Button variant="light" leftSection={<IconTable size={16} />} onClick={onPackages}>
              {t('Packages')}
            </Button>
            <ExportMenu label={t('Download lines')} save={save} />
          </Group>
        }
      >
        <InvoiceFacts invoice={invoice} />
      </Card>
      <Card
        title={t('Reconciliation')}
        question={t('The loaded amounts compared with the totals in the carrier’s file')}
        refreshing={refreshing}
      >
        <Reconciliation invoice={invoice} />
      </Card>
      <Card
        title={t('Charges by kind')}
        question={t('What the invoice charges for each kind of cost')}
        refreshing={refreshing}
      >
        <SumsTable kind="family" invoice={invoice} currencyCode={currencyCode} />
      </Card>
      <Card
        title={t('Charges by service')}
        question={t('What the invoice charges for each service')}
        refreshing={refreshing}
      >
        <SumsTable kind="service" invoice={invoice} currencyCode={currencyCode} />
      </Card>
    </div>
  );
}
