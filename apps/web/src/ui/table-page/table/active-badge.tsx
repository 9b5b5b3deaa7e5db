import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Whether a user or an account is in use. */
export function ActiveBadge({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return (
    <Badge variant="default" tt="none" fw={500} miw="max-content" c={active ? 'inherit' : 'dimmed'}>
      {active ? t('Active') : t('Inactive')}
    </Badge>
  );
}
