import type { ChargeFamily } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { text } from '../../lib/languages/text.ts';
import { AmountsTable } from './amounts-table.tsx';
import type { Shipment } from './shipment.ts';

const names: Readonly<Record<ChargeFamily, string>> = {
  transportation: text('Transportation'),
  fuel_surcharge: text('Fuel Surcharge'),
  other_accessorial: text('Accessorials'),
  billing_adjustment: text('Billing Adjustments'),
  tax: text('Tax'),
  fee: text('Fees'),
  other: text('Other'),
};

/** The seven kinds of charges with gross, incentive and net (S2 section 3). */
export function ChargeFamilies({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation();
  return (
    <AmountsTable
      label={t('Charges by kind')}
      heading={t('Kind')}
      withIncentives
      rows={shipment.families.map(({ family, ...amounts }) => ({ name: t(names[family]), ...amounts }))}
    />
  );
}
