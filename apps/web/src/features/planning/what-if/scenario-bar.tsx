import { Button, Group, MultiSelect, Popover, TextInput } from '@mantine/core';
import { IconDeviceFloppy, IconLink } from '@tabler/icons-react';
import { mostScenarios, type WhatIfQuestion } from '@waybill/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { copyLink } from '../../../ui/views/copy-link.ts';
import type { useSavedScenarios } from './saved-scenarios.ts';
import { addressOf, type Scenario } from './what-if-address.ts';

interface Props {
  readonly question: WhatIfQuestion;
  readonly scenarios: ReturnType<typeof useSavedScenarios>;
  readonly beside: readonly string[];
  readonly onBeside: (names: string[]) => void;
  readonly onOpen: (scenario: Scenario) => void;
}

/** Saves the scenario, copies its link, and puts saved ones beside it. */
export function ScenarioBar({ question, scenarios, beside, onBeside, onOpen }: Props) {
  const { t } = useTranslation();
  const { saved, save, remove, pending, error } = scenarios;
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ name: name.trim(), question });
    setName('');
    setOpen(false);
  };
  return (
    <Group gap="sm" align="flex-end">
      {saved.length === 0 ? null : (
        <MultiSelect
          label={t('Compare with')}
          placeholder={beside.length === 0 ? t('Saved scenarios') : undefined}
          miw={220}
          clearable
          maxValues={mostScenarios - 1}
          data={saved.map((each) => each.name)}
          value={[...beside]}
          onChange={onBeside}
        />
      )}
      <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus>
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconDeviceFloppy size={16} aria-hidden />}
            loading={pending}
            onClick={() => setOpen(!isOpen)}
          >
            {t('Save')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <form onSubmit={submit}>
            <TextInput
              label={t('Name of the scenario')}
              maxLength={100}
              value={name}
              error={error === null ? undefined : errorText(error)}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button type="submit" size="xs" mt="sm" disabled={name.trim() === ''}>
              {t('Save the scenario')}
            </Button>
          </form>
          {saved.map((each) => (
            <Group key={each.name} justify="space-between" mt="xs" wrap="nowrap">
              <Button size="compact-sm" variant="subtle" onClick={() => onOpen(each)}>
                {each.name}
              </Button>
              <ConfirmButton
                size="compact-sm"
                variant="subtle"
                color="red"
                label={t('Delete')}
                question={t('The scenario “{{name}}” is deleted.', { name: each.name })}
                act={() => remove(each.name)}
              />
            </Group>
          ))}
        </Popover.Dropdown>
      </Popover>
      <Button
        variant="default"
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => void copyLink(addressOf(question), false, t)}
      >
        {t('Copy link')}
      </Button>
    </Group>
  );
}
