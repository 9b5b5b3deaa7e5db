import { Checkbox, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../../ui/waiting/spinner.tsx';
import type { CaptchaState } from './use-captcha.ts';

/** Proof of work instead of pictures: nothing to decipher, and no third party is involved. */
export function Captcha({ captcha }: { captcha: CaptchaState }) {
  const { t } = useTranslation();
  const { answer, working, failed, solve } = captcha;
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" wrap="nowrap">
        <Checkbox
          label={t('I am not a robot')}
          checked={answer !== undefined}
          disabled={working}
          onChange={() => (answer === undefined ? solve() : undefined)}
        />
        {working ? <Spinner size="xs" label={t('Verifying …')} /> : null}
      </Group>
      {failed ? (
        <Text size="xs" c="red" mt={6} role="alert">
          {t('That did not work. Please try again.')}
        </Text>
      ) : null}
    </Paper>
  );
}
