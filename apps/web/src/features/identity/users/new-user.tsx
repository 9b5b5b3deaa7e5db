import { Radio, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type AdministeredUser, createUser, passwordHint } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useMailsToOutbox } from '../../../lib/menu/shell-settings.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { UserFields } from './user-fields.tsx';
import { usersKey } from './user-queries.ts';
import { emptyUser, inputOf, type UserValues } from './user-values.ts';

interface NewUserValues extends UserValues {
  start: 'invitation' | 'password';
  password: string;
}

interface Props {
  readonly onDone: (id: number) => void;
  readonly onCancel: () => void;
}

/** A new user gets an invitation by mail, or a first password from the administrator. */
export function NewUser({ onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const toOutbox = useMailsToOutbox();
  const { form, frame } = useProblemForm<NewUserValues, AdministeredUser>({
    initialValues: { ...emptyUser, start: 'invitation', password: '' },
    send: (values) =>
      call(createUser, {
        body: { ...inputOf(values), password: values.start === 'password' ? values.password : null },
      }),
    onDone: (user) => {
      void queryClient.invalidateQueries({ queryKey: usersKey });
      const { login, email } = user;
      const isInvited = form.values.start === 'invitation';
      const created = t('The user {{login}} was created.', { login });
      const written = t(
        'No mail server is set (SMTP_URL): the mail to {{email}} was written to outbox/ on the server.',
        { email },
      );
      const invited = toOutbox ? `${created} ${written}` : t('An invitation was sent to {{email}}.', { email });
      notifications.show({ color: isInvited && toOutbox ? 'yellow' : 'green', message: isInvited ? invited : created });
      onDone(user.id);
    },
  });
  return (
    <FormFrame {...frame} onCancel={onCancel} submitLabel={t('Create user')}>
      <UserFields form={form} />
      <Radio.Group label={t('First sign-in')} {...form.getInputProps('start')}>
        <Stack gap="xs" mt={6}>
          <Radio value="invitation" label={t('Send an invitation with a temporary password by mail')} />
          <Radio value="password" label={t('Set a first password, which must be changed at once')} />
        </Stack>
      </Radio.Group>
      {form.values.start === 'password' ? (
        <SecretInput
          label={t('First password')}
          description={t(passwordHint)}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      ) : null}
    </FormFrame>
  );
}
