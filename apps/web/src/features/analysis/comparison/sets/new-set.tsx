import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ComparisonSet, longestComparisonName, newComparisonNameProblem } from '@waybill/model';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeText } from '../../../../lib/languages/formats.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';

interface Props {
  readonly initial: ComparisonSet;
  readonly taken: readonly string[];
  readonly onAdd: (set: ComparisonSet) => void;
  readonly onClose: () => void;
}

/** Names a new set; the user then chooses what it shows. */
export default function NewSet({ initial, taken, onAdd, onClose }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial.name);
  const problem = newComparisonNameProblem(name, taken);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === undefined) onAdd({ ...initial, name });
  };
  return (
    <Dialog title={t('Add a set')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('Name')}
            required
            data-autofocus
            maxLength={longestComparisonName}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
            error={problem === undefined ? undefined : t(problem)}
          />
          <Text size="sm" c="dimmed">
            {t('It starts with {{days}} of the selected client; you choose client, dates and filters next.', {
              days: rangeText(initial.dates),
            })}
          </Text>
          <Group justify="flex-end">
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={problem !== undefined}>
              {t('Add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
