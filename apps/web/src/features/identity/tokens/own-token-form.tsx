import { createOwnToken } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { ShownToken } from './shown-token.tsx';
import { TokenFields } from './token-fields.tsx';
import { inputOf, newTokenValues } from './token-values.ts';

/** Makes an API token of the user, and shows it once. */
export function OwnTokenForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [token, setToken] = useState<string>();
  const { form, frame } = useProblemForm({
    initialValues: newTokenValues,
    about: 'own API token',
    send: (values) => call(createOwnToken, { body: inputOf(values) }),
    onDone: useSaved((made: { readonly token: string }) => setToken(made.token)),
  });
  if (token !== undefined) return <ShownToken token={token} onClose={onClose} />;
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={t('Create token')}>
      <TokenFields form={form} needsPermissions={false} />
    </FormFrame>
  );
}
