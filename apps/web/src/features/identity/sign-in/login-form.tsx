import { Alert, Anchor, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import { OtherSessionAlert } from './other-session-alert.tsx';
import { useSignIn } from './use-sign-in.ts';
import { withOrigin } from './with-origin.ts';

interface Props {
  /** The page that was requested. */
  readonly origin: string | undefined;
  readonly onSignedIn: () => Promise<void>;
  readonly onForgotPassword: () => void;
}

/** Username and password, with the ways around them (S3 section 2.1). */
export function LoginForm({ origin, onSignedIn, onForgotPassword }: Props) {
  const { t } = useTranslation();
  const { submit, pending, failure } = useSignIn(onSignedIn);
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
        <SecretInput
          label={t('Password')}
          autoComplete="current-password"
          size="md"
          {...form.getInputProps('password')}
        />
        <Group justify="space-between">
          <Checkbox label={t('Remember me')} {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
          <Anchor component="button" type="button" size="sm" onClick={onForgotPassword}>
            {t('Forgot password?')}
          </Anchor>
        </Group>
        <Button type="submit" size="md" loading={pending} fullWidth>
          {t('Sign in')}
        </Button>
        {/* A whole page load: that page alone may send forms to identity providers. */}
        <Button component="a" href={withOrigin('/SSO', origin)} variant="default" size="md" fullWidth>
          {t('Sign in with SSO')}
        </Button>
      </Stack>
    </form>
  );
}
