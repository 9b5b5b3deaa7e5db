import { Autocomplete, Select, Text, Textarea } from '@mantine/core';
import { type ClassificationInput, previewClassification, type UnknownChargeRow } from '@waybill/contract';
import { chargeFamilies, chargeFamilyNames, sharedAccessorials } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { reasonText } from './charge-texts.ts';

/** A classification as it was entered, and how much it would change. `netUsd` is in US dollars. */
export interface AskedClassification {
  readonly input: ClassificationInput;
  readonly charges: number;
  readonly packages: number;
  readonly netUsd: string;
}

interface Props {
  readonly charge: UnknownChargeRow;
  readonly input: ClassificationInput;
  readonly onAsked: (asked: AskedClassification) => void;
  readonly onClose: () => void;
}

const accessorials = 'other_accessorial';

export function ClassificationForm({ charge, input, onAsked, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: { ...input, group: input.group ?? '' },
    send: async ({ group, ...values }) => {
      const asked = { ...values, group: values.family === accessorials ? group : null };
      return { input: asked, ...(await call(previewClassification, { body: asked })) };
    },
    onDone: onAsked,
  });
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={t('Preview the changes')}>
      {charge.suggestion === null ? null : (
        <Text size="sm" c="dimmed">
          {reasonText(t, charge.suggestion)}
        </Text>
      )}
      <Select
        label={t('Family')}
        required
        allowDeselect={false}
        data={chargeFamilies.map((value) => ({ value, label: t(chargeFamilyNames[value]) }))}
        {...form.getInputProps('family')}
      />
      {form.values.family === accessorials ? (
        <Autocomplete
          label={t('Accessorial')}
          description={t('The name that all carriers share. Choose one, or write your own.')}
          required
          limit={50}
          data={[...sharedAccessorials]}
          {...form.getInputProps('group')}
        />
      ) : null}
      <DayField
        label={t('From invoice date')}
        description={t('First seen on {{day}}.', { day: displayDate(charge.firstSeen) })}
        required
        {...form.getInputProps('validFrom')}
      />
      <Textarea
        label={t('Meaning')}
        description={t('What the charge is for, as a note for others.')}
        autosize
        minRows={2}
        {...form.getInputProps('meaning')}
      />
    </FormFrame>
  );
}
