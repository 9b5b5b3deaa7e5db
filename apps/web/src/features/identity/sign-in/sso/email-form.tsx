import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly onEmail: (email: string) => void;
}

export function EmailForm({ pending, failure, onEmail }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() === '' ? t('Please input your email!') : null) },
  });
  return (
    <form onSubmit={form.onSubmit(({ email }) => onEmail(email.trim()))} noValidate>
      <Stack gap="md">
        {failure === undefined ? null : (
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
            {t(failure)}
          </Alert>
        )}
        <TextInput
          label={t('Email')}
          type="email"
          autoComplete="email"
          size="md"
          autoFocus
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" loading={pending} fullWidth>
          {t('Continue')}
        </Button>
      </Stack>
    </form>
  );
}
