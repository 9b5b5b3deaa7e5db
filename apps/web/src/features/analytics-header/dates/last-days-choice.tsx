import { TextInput } from '@mantine/core';
import { lastDaysOf } from '@waybill/model';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** The last 1 to 365 days; anything but digits counts as 0 (S1 section 5). */
export function LastDaysChoice({ days, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('Last days, today included')}
      inputMode="numeric"
      value={days === 0 ? '' : String(days)}
      onChange={(event) => onChange(lastDaysOf(event.currentTarget.value))}
      maxLength={3}
      rightSection={t('days')}
      rightSectionWidth={56}
      data-autofocus
    />
  );
}
