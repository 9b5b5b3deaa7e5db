import { Badge } from '@mantine/core';
import type { PaymentNumber } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { statusTexts } from './status-texts.ts';

const colors: Readonly<Record<PaymentNumber['status'], string>> = { open: 'blue', paid: 'green', void: 'gray' };

export function StatusBadge({ status }: Pick<PaymentNumber, 'status'>) {
  const { t } = useTranslation();
  return (
    <Badge variant="dot" color={colors[status]} tt="none" miw="max-content">
      {t(statusTexts[status])}
    </Badge>
  );
}
