import { Button } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTryBeta } from './use-try-beta.ts';

/** 'Try PulseUI beta' in the bar; on smaller screens it is in the user menu. */
export function BetaButton() {
  const { t } = useTranslation();
  const beta = useTryBeta();
  if (beta === undefined) return null;
  return (
    <Button
      variant="light"
      size="xs"
      visibleFrom="lg"
      style={{ flex: 'none' }}
      leftSection={<IconFlask size={15} stroke={1.6} />}
      loading={beta.pending}
      onClick={beta.open}
      title={t('Previews of new features, which you can switch on and off')}
    >
      {beta.label}
    </Button>
  );
}
