import { Select, Textarea } from '@mantine/core';
import { splitFields } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { type SplitValues, splitFieldTexts } from './split-values.ts';

interface Props {
  readonly value: SplitValues;
  readonly error: string | undefined;
  readonly onChange: (value: SplitValues) => void;
}

/** How what is booked on a code is split among cost centres. */
export function SplitFields({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const ways = [
    { value: 'none', label: t('No cost centre') },
    { value: 'share', label: t('By percentage') },
    { value: 'field', label: t('By a field of the charge') },
  ] as const;
  return (
    <>
      <Select
        label={t('Cost centres')}
        allowDeselect={false}
        data={[...ways]}
        value={value.by}
        onChange={(chosen) => onChange({ ...value, by: ways.find((way) => way.value === chosen)?.value ?? 'none' })}
      />
      {value.by === 'field' ? (
        <Select
          label={t('Field')}
          allowDeselect={false}
          data={splitFields.map((field) => ({ value: field, label: t(splitFieldTexts[field]) }))}
          value={value.field}
          onChange={(chosen) =>
            onChange({ ...value, field: splitFields.find((field) => field === chosen) ?? value.field })
          }
        />
      ) : null}
      {value.by === 'none' ? null : (
        <Textarea
          label={value.by === 'share' ? t('Cost centre = percent') : t('Value = cost centre')}
          description={
            value.by === 'share'
              ? t('One in each line; together 100. Cents that are left go where rounding took most.')
              : t('One in each line. A value that is not listed has no cost centre. Without lines, each value is one.')
          }
          autosize
          minRows={3}
          maxRows={12}
          error={error}
          value={value.lines}
          onChange={({ currentTarget: { value: lines } }) => onChange({ ...value, lines })}
        />
      )}
    </>
  );
}
