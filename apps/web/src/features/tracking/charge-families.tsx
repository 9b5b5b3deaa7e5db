import { type ChargeFamily, findColumn } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { AmountsTable } from './amounts-table.tsx';
import type { Shipment } from './shipment.ts';

/** The seven kinds of charges with gross, incentive and net (S2 section 3). */
export function ChargeFamilies({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation();
  return (
    <AmountsTable
      label={t('Charges by kind')}
      heading={t('Kind')}
      withIncentives
      rows={shipment.families.map(({ family, ...amounts }) => ({ name: t(nameOf(family)), ...amounts }))}
    />
  );
}

function nameOf(family: ChargeFamily): string {
  return findColumn('package_level_info', `net_${family}_amount`)?.label ?? family;
}
