import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { zoneText } from '../../lib/reports/times-text.ts';

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

interface Props extends Omit<SelectProps<string>, 'data' | 'label'> {
  readonly value: string;
}

/** A choice of all time zones that the browser knows, and the one that is chosen. */
export function TimeZoneSelect({ value, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('Time zone')}
      searchable
      allowDeselect={false}
      value={value}
      data={[...new Set([value, ...timeZones])].map((zone) => ({ value: zone, label: zoneText(zone) }))}
      nothingFoundMessage={t('No time zone with that name')}
      {...rest}
    />
  );
}
