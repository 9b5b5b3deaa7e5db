import { Group, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import {
  createFtpLocation,
  deleteFtpLocation,
  type FtpLocationDetail,
  ftpProtocols,
  getFtpLocation,
  updateFtpLocation,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { text } from '../../../lib/languages/text.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import { requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { ReadingFields } from '../../../ui/table-page/form/reading-fields.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { type FtpLocationValues, inputOf, usualPorts, valuesOf } from './ftp-location-values.ts';
import { MailFields } from './mail-fields.tsx';

const protocolTexts = { ftp: text('FTP (not encrypted)'), imaps: text('Mailbox (IMAP)') };

interface Props {
  /** Undefined for a new location. */
  readonly location: FtpLocationDetail | undefined;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export function FtpLocationForm({ location, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const address = useTableAddress();
  const isNew = location === undefined;
  const { form, frame } = useProblemForm<FtpLocationValues, FtpLocationDetail>({
    initialValues: valuesOf(location),
    current:
      location === undefined
        ? undefined
        : async () => valuesOf(await call(getFtpLocation, { params: { id: location.id } })),
    send: (values) =>
      isNew
        ? call(createFtpLocation, { body: { ...inputOf(values), clientId: requiredIdOf(values.clientId) } })
        : call(updateFtpLocation, { params: { id: location.id }, body: inputOf(values) }),
    onDone: useSaved(({ id }) => address.open(id)),
  });
  const { protocol } = form.values;
  const kept = (has: boolean | undefined) => (has ? t('Saved. Leave empty to keep it.') : undefined);
  const choose = (chosen: string | null) => {
    const found = ftpProtocols.find((each) => each === chosen);
    if (found === undefined) return;
    form.setFieldValue('protocol', found);
    form.setFieldValue('port', usualPorts[found]);
    if (found === 'imaps') form.setValues({ path: 'INBOX', pattern: '*' });
  };
  const isMailbox = protocol === 'imaps';
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={isNew ? t('Create FTP location') : t('Save')}
      readOnly={readOnly}
      danger={
        location !== undefined ? (
          <DeleteButton
            name={location.name}
            question={t('{{name}} and its history will be permanently deleted. Files already loaded stay.', {
              name: location.name,
            })}
            remove={() => call(deleteFtpLocation, { params: { id: location.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <ClientSelect fixed={location?.client} {...form.getInputProps('clientId')} />
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
      <Select
        label={t('Protocol')}
        allowDeselect={false}
        data={ftpProtocols.map((value) => ({
          value,
          label: value === 'ftp' || value === 'imaps' ? t(protocolTexts[value]) : value.toUpperCase(),
        }))}
        value={protocol}
        onChange={choose}
      />
      <Group grow align="flex-start">
        <TextInput label={t('Host')} required {...form.getInputProps('host')} />
        <NumberInput label={t('Port')} required min={1} max={65_535} {...form.getInputProps('port')} />
      </Group>
      <TextInput label={t('User name')} required autoComplete="off" {...form.getInputProps('userName')} />
      <SecretInput
        label={t('Password')}
        autoComplete="new-password"
        description={kept(location?.hasPassword)}
        {...form.getInputProps('password')}
      />
      {protocol === 'sftp' ? (
        <>
          <Textarea
            label={t('Private key')}
            autosize
            minRows={2}
            maxRows={6}
            autoComplete="off"
            description={kept(location?.hasPrivateKey) ?? t('In PEM or OpenSSH form, instead of a password.')}
            {...form.getInputProps('privateKey')}
          />
          <SecretInput
            label={t('Passphrase of the key')}
            autoComplete="new-password"
            {...form.getInputProps('passphrase')}
          />
        </>
      ) : null}
      <Group grow align="flex-start">
        <TextInput label={t('Folder')} required {...form.getInputProps('path')} />
        <TextInput
          label={t('File names')}
          required
          description={t('With * and ?')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('pattern')}
        />
      </Group>
      <NumberInput
        label={t('Interval in minutes')}
        description={t('Leave empty to fetch only on request.')}
        min={5}
        max={10_080}
        {...form.getInputProps('intervalMinutes')}
      />
      <TextInput
        label={t('Move fetched files to')}
        description={t('A folder on the same server. If empty, files stay where they are and are not fetched again.')}
        {...form.getInputProps('moveTo')}
      />
      {isMailbox ? <MailFields inputProps={(name, type) => form.getInputProps(`mail.${name}`, type)} /> : null}
      <ReadingFields inputProps={(name) => form.getInputProps(name)} />
      <Switch label={t('Active')} {...form.getInputProps('active', { type: 'checkbox' })} />
    </FormFrame>
  );
}
