import { Group, Progress, Text } from '@mantine/core';
import { passwordStrength, passwordStrengths } from '@waybill/contract';
import { useTranslation } from 'react-i18next';

const colours = ['red', 'red', 'yellow', 'cobalt', 'green'] as const;

/** How strong a password is, in a word and a bar; nothing before the first character (S3 section 5). */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation();
  if (password === '') return null;
  const strength = passwordStrength(password);
  const name = passwordStrengths[strength] ?? '';
  return (
    <Group gap="sm" mt={8} wrap="nowrap" role="status" aria-label={`${t('Password strength')}: ${t(name)}`}>
      <Progress
        value={25 * Math.max(1, strength)}
        color={colours[strength] ?? 'red'}
        size="sm"
        aria-hidden
        style={{ flex: 1 }}
      />
      <Text size="xs" c="dimmed" w={44}>
        {t(name)}
      </Text>
    </Group>
  );
}
