import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Captcha } from './captcha/captcha.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { useResetPassword } from './use-reset-password.ts';

const captchaMissingShownFor = 5_000;

/** Asks for a temporary password by mail (S3 sections 4.6, 5 and 8). */
export function ForgotPasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const { submit, pending, done, failure } = useResetPassword({ onClose, onFailure: captcha.reset });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() === '' ? t('Please input your Username!') : null) },
  });
  const send = ({ email }: { email: string }) => {
    if (captcha.answer === undefined) {
      notifications.show({
        color: 'red',
        message: t('Please click on captcha to validate.'),
        autoClose: captchaMissingShownFor,
      });
      return;
    }
    submit({ email: email.trim(), captchaResponse: captcha.answer });
  };
  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <Stack gap="md">
        {failure === undefined ? null : (
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={t('Username or email')}
          autoComplete="username"
          size="md"
          autoFocus
          {...form.getInputProps('email')}
        />
        <Captcha captcha={captcha} />
        <Button type="submit" size="md" loading={pending} disabled={done} fullWidth>
          {t('Reset password')}
        </Button>
        <Anchor component="button" type="button" size="sm" onClick={onClose}>
          {t('Back to login')}
        </Anchor>
      </Stack>
    </form>
  );
}
