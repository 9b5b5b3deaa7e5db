import { Select, Textarea, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  type ClientCredential,
  createClientCredential,
  credentialPurposes,
  deleteClientCredential,
  getClientCredential,
  updateClientCredential,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import { carrierChoices, optionsOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { type ClientCredentialValues, inputOf, valuesOf } from './client-credential-values.ts';
import { purposeTexts } from './purpose-texts.ts';

interface Props {
  /** Undefined for a new one. */
  readonly credential: ClientCredential | undefined;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export function ClientCredentialForm({ credential, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const tableAddress = useTableAddress();
  const { data: carriers } = useSuspenseQuery(carrierChoices);
  const isNew = credential === undefined;
  const { form, frame } = useProblemForm<ClientCredentialValues, ClientCredential>({
    initialValues: valuesOf(credential),
    current:
      credential === undefined
        ? undefined
        : async () => valuesOf(await call(getClientCredential, { params: { id: credential.id } })),
    send: (values) =>
      isNew
        ? call(createClientCredential, {
            body: { ...inputOf(values), secret: values.secret, clientId: requiredIdOf(values.clientId) },
          })
        : call(updateClientCredential, { params: { id: credential.id }, body: inputOf(values) }),
    onDone: useSaved(({ id }) => {
      form.setFieldValue('secret', '');
      tableAddress.open(id);
    }),
  });
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={isNew ? t('Create credential') : t('Save')}
      readOnly={readOnly}
      danger={
        credential !== undefined ? (
          <DeleteButton
            name={`${credential.carrier.name} ${credential.userName}`}
            question={t('{{name}} and its secret will be permanently deleted. The carrier will still accept it.', {
              name: `${credential.carrier.name} ${credential.userName}`,
            })}
            remove={() => call(deleteClientCredential, { params: { id: credential.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <ClientSelect fixed={credential?.client} {...form.getInputProps('clientId')} />
      <Select
        label={t('Carrier')}
        required
        searchable
        limit={100}
        data={optionsOf(carriers, isNew ? [] : [credential.carrier])}
        {...form.getInputProps('carrierId')}
      />
      <Select
        label={t('Purpose')}
        allowDeselect={false}
        data={credentialPurposes.map((value) => ({ value, label: t(purposeTexts[value]) }))}
        {...form.getInputProps('purpose')}
      />
      <TextInput label={t('Address')} required type="url" dir="ltr" {...form.getInputProps('address')} />
      <TextInput label={t('User name')} required autoComplete="off" {...form.getInputProps('userName')} />
      {readOnly ? null : (
        <SecretInput
          label={t('Secret')}
          required={isNew}
          autoComplete="new-password"
          description={
            isNew ? t('A password, a key or a token. Stored encrypted.') : t('Saved. Leave empty to keep it.')
          }
          {...form.getInputProps('secret')}
        />
      )}
      <Textarea
        label={t('Note')}
        description={t('Visible to everybody who sees this list. Do not enter secrets.')}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('note')}
      />
    </FormFrame>
  );
}
