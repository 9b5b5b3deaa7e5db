import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { LineCorrection, RejectedLine } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../../lib/languages/server-text.ts';

interface Props {
  readonly rejected: RejectedLine;
  /** Undefined while nothing of it is changed. */
  readonly correction: LineCorrection | undefined;
  /** Why it still cannot be read; undefined when it can, or is not checked. */
  readonly problem: string | undefined;
  readonly isGood: boolean;
  onChange(correction: LineCorrection | undefined): void;
}

/** A line that cannot be read, with the reason and its fields. */
export function RejectedLineCard({ rejected, correction, problem, isGood, onChange }: Props) {
  const { t } = useTranslation();
  const [isText, setIsText] = useState(rejected.fields.length === 0);
  const { line, column, reason } = rejected;
  const change = (to: boolean) => {
    setIsText(to);
    onChange(undefined);
  };
  return (
    <Card withBorder padding="md" component="section" aria-label={t('Line {{line}}', { line })}>
      <Stack gap="sm">
        <Title order={2} fz="md">
          {column === '' ? t('Line {{line}}', { line }) : `${t('Line {{line}}', { line })}, ${column}`}
        </Title>
        <Alert color={isGood ? 'green' : 'red'} variant="light" role="status">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {isGood ? t('The line can be read now.') : serverText(problem ?? reason)}
          </Text>
        </Alert>
        {isText ? (
          <TextOfLine rejected={rejected} correction={correction} onChange={onChange} />
        ) : (
          <FieldsOfLine rejected={rejected} correction={correction} onChange={onChange} />
        )}
        {rejected.fields.length === 0 ? null : (
          <Group gap="sm">
            <Button variant="subtle" size="xs" onClick={() => change(!isText)}>
              {isText ? t('Edit the fields') : t('Edit the line as text')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

type EditorProps = Pick<Props, 'rejected' | 'correction' | 'onChange'>;

function TextOfLine({ rejected: { line, text }, correction, onChange }: EditorProps) {
  const { t } = useTranslation();
  return (
    <Textarea
      label={t('Text of line {{line}}', { line })}
      autosize
      minRows={2}
      maxRows={10}
      value={correction !== undefined && 'text' in correction ? correction.text : text}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === text || value === '' ? undefined : { line, text: value })
      }
    />
  );
}

function FieldsOfLine({ rejected: { line, fields }, correction, onChange }: EditorProps) {
  const { t } = useTranslation();
  const hasWrong = fields.some(({ isWrong }) => isWrong);
  const [shows, setShows] = useState<'wrong' | 'filled' | 'all'>(hasWrong ? 'wrong' : 'filled');
  const values =
    correction !== undefined && 'fields' in correction ? correction.fields : fields.map(({ value }) => value);
  const isShown = ({ isWrong, value }: (typeof fields)[number], now: string): boolean =>
    isWrong || shows === 'all' || (shows === 'filled' && (value !== '' || now !== ''));
  const shown = fields
    .map((field, place) => ({ ...field, place, now: values[place] ?? '' }))
    .filter((field) => isShown(field, field.now))
    .toSorted((one, other) => Number(other.isWrong) - Number(one.isWrong));
  const change = (place: number, value: string) => {
    const changed = values.map((each, index) => (index === place ? value : each));
    onChange(changed.every((each, index) => each === fields[index]?.value) ? undefined : { line, fields: changed });
  };
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 4 }} spacing="sm" verticalSpacing="xs">
        {shown.map(({ name, place, now, value, isWrong }) => (
          <TextInput
            key={place}
            label={name}
            value={now}
            error={isWrong && now === value}
            onChange={(event) => change(place, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
      <Group gap="xs">
        {hasWrong ? (
          <Button variant="subtle" size="xs" onClick={() => setShows(shows === 'wrong' ? 'filled' : 'wrong')}>
            {shows === 'wrong' ? t('Show the other fields') : t('Hide the other fields')}
          </Button>
        ) : null}
        {shows === 'filled' ? (
          <Button variant="subtle" size="xs" onClick={() => setShows('all')}>
            {t('Show empty fields too')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
