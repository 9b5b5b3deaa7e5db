import { Group, Select, Switch, TextInput } from '@mantine/core';
import {
  createDataExport,
  type DataExport,
  dataFileFormats,
  deleteDataExport,
  getDataExport,
  updateDataExport,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { formatNames } from '../../../lib/reports/format-names.ts';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { hours } from '../../../ui/fields/hours.ts';
import { TimeZoneSelect } from '../../../ui/fields/time-zone-select.tsx';
import { requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { type DataExportValues, inputOf, valuesOf } from './data-export-values.ts';
import { TargetFields } from './target-fields.tsx';

interface Props {
  /** Undefined for a new export. */
  readonly stored: DataExport | undefined;
  readonly onClose: () => void;
}

/** What an export delivers, where to and when. What it delivers is chosen once. */
export function DataExportForm({ stored, onClose }: Props) {
  const { t } = useTranslation();
  const address = useTableAddress();
  const isNew = stored === undefined;
  const { form, frame } = useProblemForm<DataExportValues, DataExport>({
    initialValues: valuesOf(stored),
    current: isNew ? undefined : async () => valuesOf(await call(getDataExport, { params: { id: stored.id } })),
    send: (values) => {
      const body = inputOf(values);
      if (!isNew) return call(updateDataExport, { params: { id: stored.id }, body });
      const { format, currency, fromDate, clientId } = values;
      const rows = { format, currency, fromDate: fromDate === '' ? null : fromDate, clientId: requiredIdOf(clientId) };
      return call(createDataExport, { body: { ...body, ...rows } });
    },
    onDone: useSaved(({ id }) => address.open(id)),
  });
  const { protocol, frequency, timeZone } = form.values;
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={isNew ? t('Create export') : t('Save')}
      danger={
        stored === undefined ? undefined : (
          <DeleteButton
            name={stored.name}
            question={t('{{name}} and its log will be permanently deleted. Files already delivered stay.', {
              name: stored.name,
            })}
            remove={() => call(deleteDataExport, { params: { id: stored.id } })}
            onClose={onClose}
          />
        )
      }
    >
      <ClientSelect fixed={stored?.client} {...form.getInputProps('clientId')} />
      <TextInput label={t('Name')} required autoComplete="off" {...form.getInputProps('name')} />
      <Group grow align="flex-start">
        <Select
          label={t('File format')}
          allowDeselect={false}
          disabled={!isNew}
          data={dataFileFormats.map((value) => ({ value, label: formatNames[value] }))}
          {...form.getInputProps('format')}
        />
        <Select
          label={t('Amounts')}
          allowDeselect={false}
          disabled={!isNew}
          data={[
            { value: 'usd', label: t('In US dollars') },
            { value: 'billed', label: t('As billed') },
          ]}
          {...form.getInputProps('currency')}
        />
      </Group>
      {isNew ? (
        <DayField
          label={t('First invoice date')}
          description={t('Leave empty for all invoices.')}
          {...form.getInputProps('fromDate')}
        />
      ) : null}
      <TargetFields stored={stored} protocol={protocol} inputProps={(name) => form.getInputProps(name)} />
      <Group grow align="flex-start">
        <Select
          label={t('How often')}
          allowDeselect={false}
          data={[
            { value: 'hourly', label: t('Hourly') },
            { value: 'daily', label: t('Daily') },
          ]}
          {...form.getInputProps('frequency')}
        />
        {frequency === 'hourly' ? null : (
          <Select label={t('Hour')} allowDeselect={false} data={hours} {...form.getInputProps('hour')} />
        )}
      </Group>
      {frequency === 'hourly' ? null : (
        <TimeZoneSelect
          value={timeZone}
          onChange={(zone) => zone !== null && form.setFieldValue('timeZone', zone)}
          error={form.errors.timeZone}
        />
      )}
      <Switch label={t('Active')} {...form.getInputProps('active', { type: 'checkbox' })} />
    </FormFrame>
  );
}
