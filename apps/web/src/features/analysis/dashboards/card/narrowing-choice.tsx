import { Group } from '@mantine/core';
import type { Dashboard } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { CardSelect } from '../../../../ui/cards/card-select.tsx';
import type { CardSettings } from './card-settings.ts';
import { narrowingChoices } from './carrier-and-service.ts';

interface Props {
  readonly dashboard: Dashboard;
  readonly settings: CardSettings;
  readonly onSettings: (settings: CardSettings) => void;
}

/** Which carrier and which service a dashboard of weights and zones shows. */
export function NarrowingChoice({ dashboard, settings, onSettings }: Props) {
  const { t } = useTranslation();
  const { carrier, service } = narrowingChoices(dashboard);
  const choices = [
    { name: 'carrier', label: t('Carrier'), all: t('All carriers'), values: carrier },
    { name: 'service', label: t('Service'), all: t('All services'), values: service },
  ] as const;
  return (
    <Group gap={6} justify="flex-end">
      {choices
        .filter(({ values }) => values.length > 0)
        .map(({ name, label, all, values }) => (
          <CardSelect
            key={name}
            label={`${t(dashboard.name)}: ${label}`}
            value={settings[name]}
            options={[{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]}
            onChange={(value) => onSettings({ ...settings, [name]: value })}
          />
        ))}
    </Group>
  );
}
