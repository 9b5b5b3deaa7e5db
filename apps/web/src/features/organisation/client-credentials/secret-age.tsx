import { Badge, Group, Text } from '@mantine/core';
import { type ClientCredential, secretDaysAdvised } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/languages/moment-text.ts';

/** When the secret was last changed, and whether it is time to change it. */
export function SecretAge({ secretChangedAt, secretDays }: Pick<ClientCredential, 'secretChangedAt' | 'secretDays'>) {
  const { t } = useTranslation();
  return (
    <Group gap="xs">
      <Text span fz="sm">
        {momentText(secretChangedAt)}
      </Text>
      {secretDays > secretDaysAdvised ? (
        <Badge variant="default" tt="none" fw={500} miw="max-content">
          {t('{{count, number}} days old: change it', { count: secretDays })}
        </Badge>
      ) : null}
    </Group>
  );
}
