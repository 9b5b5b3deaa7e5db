import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';

interface Props {
  readonly count: number;
  readonly header: string;
  readonly isNumber: boolean;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** One text or number, or both ends of a range. */
export function ValueInputs({ count, header, isNumber, values, onChange }: Props) {
  const { t } = useTranslation();
  return Array.from({ length: count }, (_, index) => (
    <TextInput
      key={index}
      size="xs"
      data-autofocus={index === 0 ? true : undefined}
      aria-label={`${header}: ${t(labelOf(count, index))}`}
      placeholder={isNumber ? t(labelOf(count, index)) : t('Filter …')}
      inputMode={isNumber ? 'decimal' : 'text'}
      value={values[index] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(Array.from({ length: count }, (__, each) => (each === index ? value : (values[each] ?? ''))))
      }
    />
  ));
}

function labelOf(count: number, index: number): string {
  if (count === 1) return text('value');
  return index === 0 ? text('from') : text('to');
}
