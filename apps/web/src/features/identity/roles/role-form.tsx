import { Text, TextInput } from '@mantine/core';
import { type AdministeredRole, createRole, deleteRole, getRole, permissions, updateRole } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { roleLabel } from '../../../lib/languages/role-label.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useDeletion } from '../../../ui/table-page/page/use-deletion.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { PermissionChoice } from './permission-choice.tsx';

interface Props {
  /** Absent for a new role. */
  readonly role?: AdministeredRole;
  readonly onClose: () => void;
}

const valuesOf = (role: AdministeredRole | undefined) => ({
  name: role?.name ?? 'ROLE_',
  permissions: role?.permissions ?? [],
});

export function RoleForm({ role, onClose }: Props) {
  const { t } = useTranslation();
  const { form, submit, pending, failure } = useProblemForm({
    initialValues: valuesOf(role),
    current: role === undefined ? undefined : async () => valuesOf(await call(getRole, { params: { id: role.id } })),
    send: (values) => {
      const body = {
        name: values.name,
        permissions: permissions.filter((permission) => values.permissions.includes(permission)),
      };
      return role === undefined ? call(createRole, { body }) : call(updateRole, { params: { id: role.id }, body });
    },
    onDone: useSaved(onClose),
  });
  return (
    <FormFrame
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={role === undefined ? t('Create role') : t('Save')}
      pending={pending}
      failure={failure}
      {...(role === undefined || role.standard ? {} : { danger: <DeleteRole role={role} onClose={onClose} /> })}
    >
      {role === undefined ? null : (
        <Text size="sm" c="dimmed">
          {t('Changes apply to all users with this role as soon as you save.')}
        </Text>
      )}
      <TextInput label={t('Name')} required disabled={role?.standard ?? false} {...form.getInputProps('name')} />
      <PermissionChoice
        value={form.values.permissions}
        onChange={(chosen) => form.setFieldValue('permissions', chosen)}
        error={form.errors.permissions}
      />
    </FormFrame>
  );
}

function DeleteRole({ role, onClose }: { role: AdministeredRole; onClose: () => void }) {
  const { t } = useTranslation();
  const { id } = role;
  const name = roleLabel(t, role.name);
  const remove = useDeletion(() => call(deleteRole, { params: { id } }), t('{{name}} is deleted.', { name }), onClose);
  return (
    <ConfirmButton label={t('Delete')} question={t('{{name}} will be permanently deleted.', { name })} act={remove} />
  );
}
