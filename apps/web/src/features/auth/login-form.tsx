import { Alert, Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OtherSessionAlert } from './other-session-alert.tsx';
import { useSignIn } from './use-sign-in.ts';

export function LoginForm() {
  const { t } = useTranslation();
  const { submit, pending, failure } = useSignIn();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '', rememberMe: false },
    validate: {
      username: (value) => (value.trim() === '' ? t('Please input your Username!') : null),
      password: (value) => (value === '' ? t('Please input your password!') : null),
    },
  });
  const send = (logOffOtherSessions: boolean) =>
    form.onSubmit((values) => submit({ ...values, username: values.username.trim() }, logOffOtherSessions));
  return (
    <form onSubmit={send(false)} noValidate>
      <Stack gap="md">
        {failure?.kind === 'error' ? (
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
            {failure.text}
          </Alert>
        ) : null}
        {failure?.kind === 'other-session' ? (
          <OtherSessionAlert text={failure.text} pending={pending} onYes={() => send(true)()} />
        ) : null}
        <TextInput
          label={t('Username')}
          autoComplete="username"
          size="md"
          autoFocus
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label={t('Password')}
          autoComplete="current-password"
          size="md"
          {...form.getInputProps('password')}
        />
        <Checkbox label={t('Remember me')} {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
        <Button type="submit" size="md" loading={pending} fullWidth>
          {t('Log in')}
        </Button>
      </Stack>
    </form>
  );
}
