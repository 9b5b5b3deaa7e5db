import { Button, Group, MultiSelect, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import type { WhatIfChange, WhatIfChoices } from '@waybill/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindTexts, postalCodeText } from './change-texts.ts';

interface Props {
  readonly change: WhatIfChange;
  readonly choices: WhatIfChoices | undefined;
  readonly onSave: (change: WhatIfChange) => void;
  readonly onCancel: () => void;
}

const affixes = { percent: { suffix: '%' }, points: {}, dollars: { prefix: '$' }, number: {}, none: {} } as const;

/** What changes, by how much, and for which packages. */
export function ChangeForm({ change: first, choices, onSave, onCancel }: Props) {
  const { t } = useTranslation();
  const [change, setChange] = useState(first);
  const { kind, value, of } = change;
  const { meaning, value: label, unit } = kindTexts[kind];
  const set = (changed: Partial<WhatIfChange>) => setChange({ ...change, ...changed });
  const isComplete =
    (kind !== 'agreement' || value > 0) && (kind !== 'service' || of !== '') && (kind !== 'centre' || value > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) onSave(change);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text c="dimmed">{t(meaning)}</Text>
        {kind === 'agreement' ? (
          <Select
            label={t(label)}
            required
            data={(choices?.agreements ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={value === 0 ? null : String(value)}
            onChange={(chosen) => set({ value: Number(chosen ?? 0) })}
          />
        ) : null}
        {kind === 'service' ? (
          <Select
            label={t('They go by')}
            required
            data={choices?.services ?? []}
            value={of === '' ? null : of}
            onChange={(chosen) => set({ of: chosen ?? '' })}
          />
        ) : null}
        {kind === 'accessorials' ? (
          <Select
            label={t('Kind of charge')}
            placeholder={t('All')}
            clearable
            searchable
            data={choices?.accessorials ?? []}
            value={of === '' ? null : of}
            onChange={(chosen) => set({ of: chosen ?? '' })}
          />
        ) : null}
        {unit === 'postal code' ? (
          <PostalCodeField label={t(label)} value={value} onValue={(entered) => set({ value: entered })} />
        ) : null}
        {unit === 'none' || unit === 'postal code' ? null : (
          <NumberInput
            label={t(label)}
            required
            data-autofocus
            decimalScale={unit === 'number' ? 0 : unit === 'dollars' ? 2 : 3}
            {...affixes[unit]}
            value={value}
            onChange={(entered) => set({ value: Number(entered) || 0 })}
          />
        )}
        <NamesField
          label={t('Carrier')}
          names={change.carriers}
          offered={choices?.carriers}
          onNames={(carriers) => set({ carriers })}
        />
        <NamesField
          label={t('Service')}
          names={change.services}
          offered={choices?.services}
          onNames={(services) => set({ services })}
        />
        <NamesField
          label={t('Zone')}
          names={change.zones}
          offered={choices?.zones}
          onNames={(zones) => set({ zones })}
        />
        <NamesField
          label={t('Receiver State')}
          none={kind === 'centre' ? t('All to which it is nearer') : undefined}
          names={change.states}
          offered={choices?.states}
          onNames={(states) => set({ states })}
        />
        {kind === 'agreement' ? (
          <TextInput
            label={t('Service there')}
            description={t(
              'For packages of another carrier: the service by which its agreement rates them, such as FedEx Ground.',
            )}
            maxLength={200}
            value={of}
            onChange={({ currentTarget }) => set({ of: currentTarget.value })}
          />
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!isComplete}>
            {t('Apply')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface NamesProps {
  readonly label: string;
  /** What no choice means; all, unless it says so. */
  readonly none?: string | undefined;
  readonly names: readonly string[];
  readonly offered: readonly string[] | undefined;
  readonly onNames: (names: string[]) => void;
}

function NamesField({ label, none, names, offered = [], onNames }: NamesProps) {
  const { t } = useTranslation();
  return (
    <MultiSelect
      label={label}
      placeholder={names.length === 0 ? (none ?? t('All')) : undefined}
      searchable
      clearable
      data={[...new Set([...offered, ...names])]}
      value={[...names]}
      onChange={onNames}
    />
  );
}

interface PostalCodeProps {
  readonly label: string;
  /** The digits as a number; 0 until there are five. */
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function PostalCodeField({ label, value, onValue }: PostalCodeProps) {
  const [digits, setDigits] = useState(postalCodeText(value));
  return (
    <TextInput
      label={label}
      required
      data-autofocus
      inputMode="numeric"
      maxLength={5}
      pattern="[0-9]{5}"
      value={digits}
      onChange={({ currentTarget }) => {
        setDigits(currentTarget.value);
        onValue(/^\d{5}$/.test(currentTarget.value) ? Number(currentTarget.value) : 0);
      }}
    />
  );
}
