import { useTranslation } from 'react-i18next';
import { AmountsTable } from './amounts-table.tsx';
import { familyNames } from './family-names.ts';
import type { Shipment } from './shipment.ts';

/** The seven kinds of charges with gross, incentive and net (S2 section 3). */
export function ChargeFamilies({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation();
  return (
    <AmountsTable
      label={t('Charges by kind')}
      heading={t('Kind')}
      withIncentives
      rows={shipment.families.map(({ family, ...amounts }) => ({ name: t(familyNames[family]), ...amounts }))}
    />
  );
}
