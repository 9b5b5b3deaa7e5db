import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiTokenChoices, createServiceToken } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { ShownToken } from './shown-token.tsx';
import { TokenFields } from './token-fields.tsx';
import { inputOf, newTokenValues, type TokenValues } from './token-values.ts';

/** Makes an API token that acts as a user of the tenant, and shows it once. */
export function ServiceTokenForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [token, setToken] = useState<string>();
  const { data: choices } = useQuery({
    queryKey: ['apiTokens', 'choices'],
    queryFn: ({ signal }) => call(apiTokenChoices, {}, signal),
  });
  const { form, frame } = useProblemForm({
    initialValues: newTokenValues,
    send: (values) => call(createServiceToken, { body: bodyOf(values) }),
    onDone: useSaved((made: { readonly token: string }) => setToken(made.token)),
  });
  if (token !== undefined) return <ShownToken token={token} onClose={onClose} />;
  const user = (
    <Select
      label={t('Acts as')}
      description={t('A user of the service alone makes its changes easy to tell from those of people.')}
      required
      searchable
      limit={100}
      data={choices?.users.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      {...form.getInputProps('userId')}
    />
  );
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={t('Create token')}>
      <TokenFields form={form} user={user} needsPermissions />
    </FormFrame>
  );
}

function bodyOf(values: TokenValues) {
  const { permissions, ...input } = inputOf(values);
  return { ...input, permissions: permissions ?? [], userId: Number(values.userId) };
}
