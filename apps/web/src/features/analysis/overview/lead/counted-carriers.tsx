import { SegmentedControl } from '@mantine/core';
import { netOfAllCarriers, totalSpend } from '@waybill/model';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly fact: string;
  readonly onFact: (fact: string) => void;
}

/** Chooses between what all carriers billed and Total Spend, which leaves out USPS and DHL (S1 section 9). */
export default function CountedCarriers({ fact, onFact }: Props) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      className="no-print"
      size="xs"
      aria-label={t('Which carriers are counted')}
      value={fact}
      onChange={onFact}
      data={[
        { value: netOfAllCarriers.key, label: t('All carriers') },
        { value: totalSpend.key, label: t('Without USPS and DHL') },
      ]}
    />
  );
}
