import { Alert, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { passwordHint, passwordLength } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import { labels, mismatchText, newPasswordProblem, requiredProblem } from './password-problems.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Old password, new one twice (S3 sections 4.5 and 5). */
export function ChangePasswordForm() {
  const { t } = useTranslation();
  const { submit, pending, failure } = useChangePassword();
  const form = useForm({
    initialValues: { oldPassword: '', newPassword: '', confirmation: '' },
    validate: {
      oldPassword: (value) => requiredProblem(labels.oldPassword, value),
      newPassword: newPasswordProblem,
      confirmation: (value, { newPassword }) =>
        requiredProblem(labels.confirmation, value) ?? (value === newPassword ? null : t(mismatchText)),
    },
  });
  return (
    <form onSubmit={form.onSubmit(({ oldPassword, newPassword }) => submit({ oldPassword, newPassword }))} noValidate>
      <Stack gap="md">
        {failure === undefined ? null : (
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
            {failure}
          </Alert>
        )}
        <SecretInput
          label={t(labels.oldPassword)}
          autoComplete="current-password"
          size="md"
          {...form.getInputProps('oldPassword')}
        />
        <div>
          <SecretInput
            label={t(labels.newPassword)}
            description={t(passwordHint)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            maxLength={passwordLength.maximum}
            size="md"
            {...form.getInputProps('newPassword')}
          />
          <PasswordStrength password={form.values.newPassword} />
        </div>
        <SecretInput
          label={t(labels.confirmation)}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('confirmation')}
        />
        <Button type="submit" size="md" loading={pending} fullWidth>
          {t('Change password')}
        </Button>
      </Stack>
    </form>
  );
}
