import { Badge } from '@mantine/core';
import type { LedgerAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';

const shown: Readonly<Record<LedgerAccount['punctuality'], { readonly name: string; readonly colour: string }>> = {
  late: { name: text('Late'), colour: 'red' },
  on_time: { name: text('On time'), colour: 'green' },
  irregular: { name: text('Irregular'), colour: 'gray' },
  silent: { name: text('Not in use'), colour: 'gray' },
};

/** Whether the next invoice of an account is late. */
export function PunctualityBadge({ punctuality }: Pick<LedgerAccount, 'punctuality'>) {
  const { t } = useTranslation();
  const { name, colour } = shown[punctuality];
  return (
    <Badge variant="dot" color={colour} tt="none" miw="max-content">
      {t(name)}
    </Badge>
  );
}
