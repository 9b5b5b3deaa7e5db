import type { MeaningOfFile } from '@waybill/contract';
import { type ChargeFamily, chargeFamilies, chargeFamilyNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../../lib/languages/formats.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';

type ChargeOfFile = MeaningOfFile['charges'][number];

const tableHeight = 420;

/** The charges of a file by name: what each counts as, how often it was billed, and what it adds up to. */
export function ChargesOfFile({ charges }: Pick<MeaningOfFile, 'charges'>) {
  const { t } = useTranslation();
  const familyOf = ({ family }: ChargeOfFile): string => {
    const known: ChargeFamily | undefined = chargeFamilies.find((name) => name === family);
    return known === undefined ? family : t(chargeFamilyNames[known]);
  };
  return (
    <DataTable<ChargeOfFile>
      caption={t('What the charges count as')}
      height={tableHeight}
      columns={[
        { header: t('Charge in the file'), cell: ({ description }) => description ?? '–' },
        { header: t('Family'), cell: familyOf },
        { header: t('Accessorial'), cell: ({ accessorial }) => accessorial ?? '–', roomy: true },
        { header: t('Charges'), cell: (charge) => countText(charge.charges), numeric: true },
        { header: t('Amount'), cell: ({ amount, currencyCode }) => `${amount} ${currencyCode}`, numeric: true },
      ]}
      rows={charges}
      keyOf={({ description, family, accessorial, currencyCode }) =>
        [description, family, accessorial, currencyCode].join(' ')
      }
    />
  );
}
