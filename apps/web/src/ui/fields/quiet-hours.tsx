import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { hours } from './hours.ts';

interface Props {
  /** What happens to what comes up in these hours. */
  readonly description: string;
  readonly from: SelectProps<string>;
  readonly to: SelectProps<string>;
}

/** The hours in which nothing is sent. */
export function QuietHours({ description, from, to }: Props) {
  const { t } = useTranslation();
  const shared = { clearable: true, placeholder: t('None'), data: hours };
  return (
    <>
      <Select label={t('Quiet hours from')} description={description} {...shared} {...from} />
      <Select label={t('Quiet hours until')} description={t('They may pass midnight.')} {...shared} {...to} />
    </>
  );
}
