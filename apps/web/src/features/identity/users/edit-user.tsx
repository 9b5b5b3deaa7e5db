import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type AdministeredUser, getUser, updateUser } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { UserFields } from './user-fields.tsx';
import { usersKey } from './user-queries.ts';
import { inputOf, type UserValues, valuesOf } from './user-values.ts';

interface Props {
  readonly user: AdministeredUser;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export function EditUser({ user, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, frame } = useProblemForm<UserValues, AdministeredUser>({
    initialValues: valuesOf(user),
    current: async () => valuesOf(await call(getUser, { params: { id: user.id } })),
    send: (values) => call(updateUser, { params: { id: user.id }, body: inputOf(values) }),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: usersKey });
      void queryClient.invalidateQueries({ queryKey: ['account'] });
      notifications.show({ color: 'green', message: t('Saved.') });
      onClose();
    },
  });
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={t('Save')} readOnly={readOnly}>
      <UserFields form={form} held={user} />
    </FormFrame>
  );
}
