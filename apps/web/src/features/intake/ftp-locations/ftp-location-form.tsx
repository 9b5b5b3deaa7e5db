import { Select, Switch, TextInput } from '@mantine/core';
import {
  audiences,
  bringsMails,
  createFtpLocation,
  deleteFtpLocation,
  type FtpLocationDetail,
  type FtpLocationInput,
  ftpProtocols,
  getFtpLocation,
  updateFtpLocation,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { text } from '../../../lib/languages/text.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
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
import { PlaceFields } from './place-fields.tsx';

const protocolTexts: Partial<Record<FtpLocationInput['protocol'], string>> = {
  ftp: text('FTP (not encrypted)'),
  imaps: text('Mailbox (IMAP)'),
  smtp: text('Address of this server (SMTP)'),
};

interface Props {
  /** Undefined for a new location. */
  readonly location: FtpLocationDetail | undefined;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export function FtpLocationForm({ location, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const address = useTableAddress();
  const belongs = useBelongs();
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
  const choose = (chosen: string | null) => {
    const found = ftpProtocols.find((each) => each === chosen);
    if (found === undefined) return;
    form.setFieldValue('protocol', found);
    form.setFieldValue('port', usualPorts[found]);
    if (bringsMails(found)) form.setFieldValue('pattern', '*');
    if (found === 'imaps') form.setFieldValue('path', 'INBOX');
  };
  const isReceived = protocol === 'smtp';
  const mayReceive = belongs(audiences.receivedAddresses);
  // What was stored as one stays one.
  const choices = ftpProtocols.filter((each) =>
    each === 'smtp' ? (isNew && mayReceive) || isReceived : isNew || !isReceived,
  );
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
        data={choices.map((value) => ({ value, label: t(protocolTexts[value] ?? value.toUpperCase()) }))}
        value={protocol}
        onChange={choose}
      />
      {isReceived ? (
        <TextInput
          label={t('File names')}
          required
          description={t('With * and ?')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('pattern')}
        />
      ) : (
        <PlaceFields form={form} location={location} />
      )}
      {bringsMails(protocol) ? (
        <MailFields isReceived={isReceived} inputProps={(name, type) => form.getInputProps(`mail.${name}`, type)} />
      ) : null}
      <ReadingFields inputProps={(name) => form.getInputProps(name)} />
      <Switch label={t('Active')} {...form.getInputProps('active', { type: 'checkbox' })} />
    </FormFrame>
  );
}
