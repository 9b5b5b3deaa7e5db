import { Text, TextInput } from '@mantine/core';
import {
  type AdministeredRole,
  createRole,
  deleteRole,
  getRole,
  permissions,
  roleNameOf,
  updateRole,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { roleLabel } from '../../../lib/languages/role-label.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { PermissionChoice } from './permission-choice.tsx';

interface Props {
  /** Undefined for a new role. */
  readonly role: AdministeredRole | undefined;
  readonly onClose: () => void;
}

const valuesOf = (role: AdministeredRole | undefined) => ({
  name: role?.name ?? '',
  permissions: role?.permissions ?? [],
});

export function RoleForm({ role, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: valuesOf(role),
    current: role === undefined ? undefined : async () => valuesOf(await call(getRole, { params: { id: role.id } })),
    send: (values) => {
      const body = {
        name: roleNameOf(values.name) ?? values.name,
        permissions: permissions.filter((permission) => values.permissions.includes(permission)),
      };
      return role === undefined ? call(createRole, { body }) : call(updateRole, { params: { id: role.id }, body });
    },
    onDone: useSaved(onClose),
  });
  const named = roleNameOf(form.values.name);
  const stored = named === form.values.name ? undefined : named;
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={role === undefined ? t('Create role') : t('Save')}
      danger={
        role !== undefined && !role.standard ? (
          <DeleteButton
            name={roleLabel(t, role.name)}
            question={t('{{name}} will be permanently deleted.', { name: roleLabel(t, role.name) })}
            remove={() => call(deleteRole, { params: { id: role.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      {role === undefined ? null : (
        <Text size="sm" c="dimmed">
          {t('Changes apply to all users with this role as soon as you save.')}
        </Text>
      )}
      <TextInput
        label={t('Name')}
        description={stored === undefined ? undefined : t('Stored as {{name}}.', { name: stored })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        disabled={role?.standard ?? false}
        {...form.getInputProps('name')}
      />
      <PermissionChoice
        value={form.values.permissions}
        onChange={(chosen) => form.setFieldValue('permissions', chosen)}
        error={form.errors.permissions}
      />
    </FormFrame>
  );
}
