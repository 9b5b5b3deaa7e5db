import { Button, Group, TextInput } from '@mantine/core';
import { defaultLastDays, lastDaysOf } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../lib/languages/formats.ts';

interface Props {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** S1 section 5, and the default. */
const quickChoices = [1, 2, 3, defaultLastDays];

/** The last 1 to 365 days; anything but digits counts as 0 (S1 section 5). */
export function LastDaysChoice({ days, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('Last days, including today')}
        inputMode="numeric"
        value={days === 0 ? '' : String(days)}
        onChange={(event) => onChange(lastDaysOf(event.currentTarget.value))}
        maxLength={3}
        rightSection={t('days')}
        rightSectionWidth={56}
      />
      <Group gap={6}>
        {quickChoices.map((choice) => (
          <Button
            key={choice}
            size="compact-sm"
            variant={choice === days ? 'light' : 'default'}
            aria-pressed={choice === days}
            aria-label={t('Last {{count}} days', { count: choice })}
            onClick={() => onChange(choice)}
          >
            {countText(choice)}
          </Button>
        ))}
      </Group>
    </>
  );
}
