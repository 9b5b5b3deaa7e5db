import { Checkbox, Group, ScrollArea, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFilled } from '../../../../lib/api/keep-filled.ts';
import { countText } from '../../../../lib/languages/formats.ts';
import { countField } from '../request/grid-request.ts';
import { type GridQuestion, valuesOptions } from '../rows/grid-question.ts';

interface Props {
  readonly question: GridQuestion;
  readonly field: string;
  readonly header: string;
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const most = 100;
const searchPause = 250;

/** The values of the column under the other filters, with the rows of each; the most frequent first. */
export function SetFilter({ question, field, header, chosen, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), searchPause);
  const { data, error } = useQuery({
    ...valuesOptions(question, field, searched, most),
    placeholderData: (before) => keepFilled(before, before?.data.length),
  });
  const found = (data?.data ?? []).map((row) => ({ value: String(row[field] ?? ''), rows: Number(row[countField]) }));
  const unseen = chosen.filter((value) => !found.some((each) => each.value === value));
  const options = [...(searched === '' ? unseen.map((value) => ({ value, rows: undefined })) : []), ...found];
  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <Stack gap={8}>
      <TextInput
        size="xs"
        placeholder={t('Search values')}
        aria-label={t('{{header}}: search values', { header })}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <ScrollArea.Autosize mah={190} type="auto">
        <Stack gap={6} py={2}>
          {data === undefined && error === null ? <Skeleton height={90} /> : null}
          {error === null ? null : (
            <Text size="xs" c="dimmed">
              {t('The values could not be loaded')}
            </Text>
          )}
          {data !== undefined && options.length === 0 ? (
            <Text size="xs" c="dimmed">
              {t('No values')}
            </Text>
          ) : null}
          {options.map(({ value, rows }) => (
            <Group key={value} justify="space-between" wrap="nowrap" gap={8} pr={10}>
              <Checkbox
                size="xs"
                label={value === '' ? t('No data') : value}
                checked={chosen.includes(value)}
                onChange={({ currentTarget: { checked } }) => toggle(value, checked)}
              />
              <Text size="xs" c="dimmed" className="numeric">
                {rows === undefined ? '' : countText(rows)}
              </Text>
            </Group>
          ))}
        </Stack>
      </ScrollArea.Autosize>
      {data !== undefined && data.lastRow > most ? (
        <Text size="xs" c="dimmed">
          {t('Top {{most}} of {{all}}. Search for others.', { most, all: countText(data.lastRow) })}
        </Text>
      ) : null}
    </Stack>
  );
}
