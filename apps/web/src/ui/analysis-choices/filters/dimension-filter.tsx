import { Button, Combobox, InputBase, Loader, Text, useVirtualizedCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type FilterDimension,
  missingDependency,
  ownedNameText,
  type PageFilters,
  readOwnedName,
  selectionOf,
  withOwners,
} from '@waybill/model';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterValuesOptions } from '../../../lib/analysis/filter-values.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { findingText, namesFindings } from '../../../lib/languages/finding-text.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { type Family, ownedNameLabel } from '../../../lib/languages/owned-name-label.ts';
import { shortList } from '../use-filter-values.ts';
import classes from './filters.module.css';
import { ValueList } from './value-list.tsx';
import { foundOptions, type ListedValue, valueOptions } from './value-options.ts';

interface Props {
  readonly analysis: Pick<Analysis, 'page' | 'state' | 'client'>;
  readonly dimension: FilterDimension;
  readonly filters: PageFilters;
  readonly onChange: (values: readonly string[]) => void;
}

const noValues: readonly string[] = [];

/** One dimension: its values under the other filters, requested when it is opened; none chosen means all. */
export function DimensionFilter({ analysis, dimension, filters, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const written = filters[dimension.name] ?? noValues;
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(-1);
  const [chosenAtFirst, setChosenAtFirst] = useState(written);
  const [opened, setOpened] = useState(false);
  const missing = missingDependency(dimension, filters);
  const instead = missing === undefined ? t('All') : t("Select '{{label}}'", { label: t(missing.label) });
  const { data, isFetching, isError, refetch } = useQuery({
    ...filterValuesOptions(analysis.page.name, { ...analysis.state, filters }, dimension),
    enabled: opened && missing === undefined,
  });
  const labelOf = (value: string) => {
    if (namesFindings(dimension.name)) return findingText(value);
    return dimension.clientSpecific ? ownedNameLabel(value, analysis.client) : value;
  };
  const listed = listedValues(dimension, data, analysis.client);
  const owned = (listed ?? []).flatMap(({ VALUE }) => (dimension.clientSpecific ? (readOwnedName(VALUE) ?? []) : []));
  const chosen = withOwners(written, owned);
  const options = valueOptions(listed, withOwners(chosenAtFirst, owned), labelOf);
  const found = foundOptions(options, typed, labelOf);
  const idOf = (index: number) => `${id}-${index}`;
  const toggle = (value: string) => {
    const changed = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    onChange(
      selectionOf(
        dimension.name,
        changed,
        options.map((option) => option.value),
      ),
    );
  };
  const combobox = useVirtualizedCombobox({
    opened,
    onOpenedChange: setOpened,
    onDropdownOpen: () => {
      setChosenAtFirst(written);
      setCurrent(-1);
    },
    onDropdownClose: () => setTyped(''),
    totalOptionsCount: found.length,
    getOptionId: idOf,
    selectedOptionIndex: current,
    setSelectedOptionIndex: setCurrent,
    activeOptionIndex: 0,
    onSelectedOptionSubmit: (index) => {
      const option = found[index];
      if (option !== undefined) toggle(option.value);
    },
  });
  return (
    <Combobox store={combobox} onOptionSubmit={toggle} withinPortal={false} floatingStrategy="fixed">
      <Combobox.Target withExpandedAttribute>
        <InputBase
          label={t(dimension.label)}
          size="sm"
          placeholder={chosen.length > 0 ? shortList(chosen.map(labelOf)) : instead}
          disabled={missing !== undefined}
          data-chosen={chosen.length > 0 || undefined}
          classNames={{ input: classes.input ?? '' }}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setCurrent(value === '' ? -1 : 0);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          rightSection={isFetching && opened ? <Loader size={14} /> : <Combobox.Chevron />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {found.length > 0 ? (
          <ValueList
            label={t(dimension.label)}
            options={found}
            chosen={new Set(chosen)}
            current={current}
            idOf={idOf}
            labelOf={labelOf}
          />
        ) : (
          <Combobox.Options aria-label={t(dimension.label)}>
            <Combobox.Empty>{t(emptyText(isFetching, isError))}</Combobox.Empty>
          </Combobox.Options>
        )}
        <Combobox.Footer className={classes.foot ?? ''} onMouseDown={(event) => event.preventDefault()}>
          <Text size="xs" c="dimmed">
            {options.length === 0
              ? ''
              : t('{{found}} of {{count, number}} values', { found: countText(found.length), count: options.length })}
          </Text>
          {isError ? (
            <Button size="compact-xs" variant="subtle" onClick={() => void refetch()}>
              {t('Retry')}
            </Button>
          ) : null}
          {chosen.length === 0 ? null : (
            <Button size="compact-xs" variant="subtle" onClick={() => onChange([])}>
              {t('Choose all')}
            </Button>
          )}
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function emptyText(loading: boolean, failed: boolean): string {
  if (loading) return 'Loading …';
  return failed ? 'The values could not be loaded' : 'No values';
}

/** A value as the server lists it; names that clients chose come with the client. */
interface Row {
  readonly VALUE: string;
  readonly ROWS?: number | undefined;
  readonly CLIENT_ID?: unknown;
}

/**
 * The values of a dimension as the user chooses them. An account, group or division is listed with its client if the
 * chosen client has sub-clients, since another of them may use the same name, or if two clients in the list use it.
 */
function listedValues(
  { clientSpecific }: FilterDimension,
  rows: readonly Row[] | undefined,
  { childClients }: Family,
): readonly ListedValue[] | undefined {
  if (!clientSpecific || rows === undefined) return rows;
  const isOfFamily = childClients.length > 0;
  const counts = Map.groupBy(rows, ({ VALUE }) => VALUE);
  return rows.map((row) => {
    const { VALUE, ROWS, CLIENT_ID } = row;
    const needsClient = isOfFamily || (counts.get(VALUE)?.length ?? 0) > 1;
    if (CLIENT_ID === undefined || !needsClient) return row;
    return { VALUE: ownedNameText({ clientId: Number(CLIENT_ID), name: VALUE }), ROWS };
  });
}
