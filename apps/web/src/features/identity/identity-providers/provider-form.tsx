import { Group, Radio, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  createIdentityProvider,
  deleteIdentityProvider,
  type IdentityProvider,
  listRoles,
  updateIdentityProvider,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { roleLabel } from '../../../lib/languages/role-label.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { OpenIdFields } from './openid-fields.tsx';
import { type ProviderValues, protocolNames, settingsOf, valuesOf } from './provider-values.ts';
import { SamlFields } from './saml-fields.tsx';

const mostRoles = 1_000;

interface Props {
  /** Undefined for a new provider. */
  readonly provider: IdentityProvider | undefined;
  readonly onClose: () => void;
}

export function ProviderForm({ provider, onClose }: Props) {
  const { t } = useTranslation();
  const { data: roles } = useSuspenseQuery({
    queryKey: ['administration', 'choices', 'roles'],
    queryFn: ({ signal }) => call(listRoles, { query: { size: mostRoles } }, signal),
    staleTime: 0,
  });
  const { form, frame } = useProblemForm<ProviderValues, IdentityProvider>({
    initialValues: valuesOf(provider),
    send: (values) => {
      const body = settingsOf(values);
      return provider === undefined
        ? call(createIdentityProvider, { body })
        : call(updateIdentityProvider, { params: { id: provider.id }, body });
    },
    onDone: useSaved(onClose),
  });
  const speaksOpenId = form.values.protocol === 'openid';
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={provider === undefined ? t('Create identity provider') : t('Save')}
      danger={
        provider !== undefined ? (
          <DeleteButton
            name={provider.name}
            question={t(
              '{{name}} will be permanently deleted. Sessions started through it end; its users keep their accounts.',
              { name: provider.name },
            )}
            remove={() => call(deleteIdentityProvider, { params: { id: provider.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
      <Radio.Group label={t('Protocol')} {...form.getInputProps('protocol')}>
        <Group mt={6}>
          <Radio value="saml" label={protocolNames.saml} />
          <Radio value="openid" label={protocolNames.openid} />
        </Group>
      </Radio.Group>
      {speaksOpenId ? (
        <OpenIdFields form={form} isNew={provider === undefined} />
      ) : (
        <SamlFields form={form} isNew={provider === undefined} />
      )}
      <TagsInput
        label={t('E-mail domains')}
        description={t(
          'Only users with email addresses in these domains can use it. Leave empty to allow everybody. Press Enter after each domain.',
        )}
        {...form.getInputProps('emailDomains')}
      />
      <Radio.Group label={t('Users are found by')} {...form.getInputProps('matchBy')}>
        <Stack gap="xs" mt={6}>
          <Radio value="email" label={t('E-mail address')} />
          <Radio
            value="nameId"
            label={speaksOpenId ? t('Subject (sub), used as the login') : t('NameID, used as the login')}
          />
        </Stack>
      </Radio.Group>
      <Select
        label={t('Role of new users')}
        description={t('New users get an account with this role. Without a role, no accounts are created.')}
        clearable
        searchable
        data={roles.rows.map(({ name }) => ({ value: name, label: roleLabel(t, name) }))}
        {...form.getInputProps('newUserRole')}
      />
      <Switch
        label={t('Active')}
        description={t('Switching it off ends all sessions started through it.')}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
    </FormFrame>
  );
}
