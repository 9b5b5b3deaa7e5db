import type { InvoiceDetail } from '@waybill/contract';
import { chargeFamilies } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { familyNames } from '../../../ui/shipment/family-names.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';

interface Line {
  readonly name: string;
  readonly packages?: number;
  readonly charges: number;
  readonly gross: number;
  readonly discount: number;
  readonly net: number;
}

interface Props {
  readonly kind: 'family' | 'service';
  readonly invoice: InvoiceDetail;
  readonly currencyCode: string;
}

/** The charges of an invoice with gross, discount and net, by kind or by service. */
export function SumsTable({ kind, invoice, currencyCode }: Props) {
  const { t } = useTranslation();
  const isOfServices = kind === 'service';
  const lines: readonly Line[] = isOfServices
    ? invoice.services.map(({ service, ...sums }) => ({ name: service === '' ? t('No service') : service, ...sums }))
    : chargeFamilies.flatMap((kindOfCharge) =>
        invoice.families
          .filter(({ family }) => family === kindOfCharge)
          .map((sums) => ({ name: t(familyNames[kindOfCharge]), ...sums })),
      );
  const amount = (name: 'gross' | 'discount' | 'net') => (line: Line) => currencyAmount(line[name], currencyCode);
  const columns: readonly DataTableColumn<Line>[] = [
    { header: isOfServices ? t('Service') : t('Kind'), cell: ({ name }) => name },
    ...(isOfServices
      ? [{ header: t('Packages'), cell: ({ packages = 0 }: Line) => countText(packages), numeric: true }]
      : []),
    { header: t('Charges'), cell: ({ charges }) => countText(charges), numeric: true },
    { header: t('Gross'), cell: amount('gross'), numeric: true },
    { header: t('Discount'), cell: amount('discount'), numeric: true },
    { header: t('Net'), cell: amount('net'), numeric: true },
  ];
  const title = isOfServices ? t('Charges by service') : t('Charges by kind');
  return (
    <DataTable
      caption={t('Rows: {{caption}}', { caption: title })}
      columns={columns}
      rows={lines}
      keyOf={({ name }) => name}
      height={420}
    />
  );
}
