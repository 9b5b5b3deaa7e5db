import { Button, Card, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type LookupTarget, lookupTargets } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { type InvoiceDraft, problemOf } from './mapping-draft.ts';
import { targetTexts } from './target-texts.ts';

const longestValue = 200;

type Entry = { readonly text: string; readonly value: string };

/** What the carrier's codes mean, field by field. */
export function LookupTables({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, columns, change } = draft;
  const { lookups } = mapping;
  const set = (target: LookupTarget, entries: readonly Entry[]) => {
    const { [target]: _former, ...others } = lookups;
    change({ lookups: { ...others, ...(entries.length === 0 ? {} : { [target]: [...entries] }) } });
  };
  const add = (target: LookupTarget) => {
    const examples = columns.find(({ name }) => name === mapping.columns[target])?.examples ?? [];
    set(
      target,
      (examples.length === 0 ? ['A'] : examples).map((each) => ({ text: each, value: each })),
    );
  };
  const free = lookupTargets.filter((target) => mapping.columns[target] !== undefined && lookups[target] === undefined);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('If a column holds codes of the carrier, say what they mean. Other values stay as they are.')}
      </Text>
      {lookupTargets.map((target) => {
        const entries = lookups[target];
        return entries === undefined ? null : (
          <LookupTable
            key={target}
            draft={draft}
            target={target}
            entries={entries}
            onChange={(all) => set(target, all)}
          />
        );
      })}
      {free.length === 0 ? null : (
        <Select
          label={t('Field with codes')}
          placeholder={t('Choose a field')}
          data={free.map((value) => ({ value, label: t(targetTexts[value]) }))}
          value={null}
          onChange={(chosen) => {
            const target = free.find((each) => each === chosen);
            if (target !== undefined) add(target);
          }}
          style={{ maxWidth: '20rem' }}
        />
      )}
    </Stack>
  );
}

interface Props {
  readonly draft: InvoiceDraft;
  readonly target: LookupTarget;
  readonly entries: readonly Entry[];
  onChange(entries: readonly Entry[]): void;
}

function LookupTable({ draft, target, entries, onChange }: Props) {
  const { t } = useTranslation();
  const setOne = (place: number, part: Partial<Entry>) =>
    onChange(entries.map((entry, index) => (index === place ? { ...entry, ...part } : entry)));
  return (
    <Card withBorder padding="xs">
      <Stack gap="xs">
        <Text size="sm" fw={500}>
          {t(targetTexts[target])}
        </Text>
        {entries.map(({ text, value }, place) => {
          const problem = problemOf(draft, `lookups.${target}.${place}.text`);
          return (
            <SimpleGrid key={place} cols={2} spacing="xs">
              <TextInput
                label={t('Code')}
                maxLength={longestValue}
                value={text}
                error={problem === undefined ? undefined : serverText(problem)}
                onChange={(event) => setOne(place, { text: event.currentTarget.value })}
              />
              <TextInput
                label={t('Meaning')}
                maxLength={longestValue}
                value={value}
                onChange={(event) => setOne(place, { value: event.currentTarget.value })}
              />
            </SimpleGrid>
          );
        })}
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => onChange([...entries, { text: '', value: '' }])}
          >
            {t('Add a code')}
          </Button>
          <Button variant="subtle" size="xs" onClick={() => onChange(entries.slice(0, -1))}>
            {t('Remove the last')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
