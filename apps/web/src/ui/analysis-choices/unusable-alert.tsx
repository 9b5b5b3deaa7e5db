import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { DateRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { forgetUnusable, type unusableStore } from '../../lib/analysis/unusable-parts.ts';
import { rangeText } from '../../lib/languages/formats.ts';

interface Props {
  readonly unusable: ReturnType<typeof unusableStore.read>;
  readonly dates: DateRange;
}

/** Which parts of a link could not be used, and the days that are shown instead. */
export default function UnusableAlert({ unusable, dates }: Props) {
  const { t } = useTranslation();
  const days = rangeText(dates);
  const sentences = [
    ...(unusable.has('dates') ? [t('The dates in this link cannot be used. Shown instead: {{days}}.', { days })] : []),
    ...(unusable.has('future') ? [t('This link goes on after today. Shown: {{days}}.', { days })] : []),
    ...(unusable.has('others')
      ? [t('This link chooses something that does not exist here. The usual choice is shown instead.')]
      : []),
  ];
  return (
    <Alert
      color="yellow"
      variant="light"
      mb="md"
      icon={<IconAlertTriangle size={18} />}
      role="status"
      withCloseButton
      closeButtonLabel={t('Close')}
      onClose={forgetUnusable}
    >
      {sentences.join(' ')}
    </Alert>
  );
}
