import { MultiSelect, NumberInput, SegmentedControl, Select, SimpleGrid } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { mayOpenPage, portalPathAt } from '@waybill/contract';
import { alertFigures, findAlertFigure, findFilterDimension, pages } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import type { FormOf } from '../../../ui/table-page/form/use-problem-form.ts';
import type { AlertChoices } from './alert-choices.ts';
import { filterChoicesOptions } from './alert-queries.ts';
import { watchedUnit } from './alert-texts.ts';
import { WatchedRowsField } from './watched-rows-field.tsx';

interface Props {
  readonly form: FormOf<AlertChoices>;
}

/** What is watched: a figure and what it is compared with, or from which amount on, and of which rows. */
export function RuleFields({ form }: Props) {
  const { kind } = form.values;
  return (
    <>
      {kind === 'band' || kind === 'limit' ? <FigureFields form={form} /> : null}
      {kind === 'newCharge' || kind === 'claims' ? <AtLeastField form={form} /> : null}
      {hasFilters(form.values) ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <FilterField form={form} name="carrier_name" />
          <FilterField form={form} name="service_category" />
        </SimpleGrid>
      ) : null}
    </>
  );
}

/** Ledgers, claims, budgets and agreements have no filters here, and chosen rows have their own. */
const hasFilters = ({ kind, rows }: AlertChoices): boolean =>
  rows === undefined && (kind === 'band' || kind === 'limit' || kind === 'newCharge');

function AtLeastField({ form }: Props) {
  const { t } = useTranslation();
  return (
    <NumberInput
      label={t('From this amount on')}
      description={t('In US dollars; 0 for everything.')}
      min={0}
      prefix="$"
      thousandSeparator
      {...form.getInputProps('atLeast')}
    />
  );
}

function FigureFields({ form }: Props) {
  const { t } = useTranslation();
  const { kind, figure, side, template, rows } = form.values;
  const chosen = findAlertFigure(figure);
  const unit = watchedUnit(form.values);
  return (
    <>
      {rows === undefined ? null : (
        <WatchedRowsField rows={rows} onRows={(changed) => form.setFieldValue('rows', changed)} />
      )}
      {template === 'custom' && rows === undefined ? (
        <Select
          label={t('Figure')}
          description={chosen === undefined ? undefined : t(chosen.meaning)}
          searchable
          allowDeselect={false}
          data={Object.entries(alertFigures).map(([value, { text }]) => ({ value, label: t(text) }))}
          {...form.getInputProps('figure')}
        />
      ) : null}
      <SegmentedControl
        aria-label={t('Compared with')}
        value={kind}
        onChange={(value) => {
          form.setFieldValue('kind', value as AlertChoices['kind']);
          if (value === 'limit' && side === 'either') form.setFieldValue('side', 'above');
        }}
        data={[
          { value: 'band', label: t('Its own past') },
          { value: 'limit', label: t('A limit') },
        ]}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={t('Tell me when it is')}
          allowDeselect={false}
          data={[
            { value: 'above', label: kind === 'band' ? t('Higher than usual') : t('Above the limit') },
            { value: 'below', label: kind === 'band' ? t('Lower than usual') : t('Below the limit') },
            ...(kind === 'band' ? [{ value: 'either', label: t('Higher or lower') }] : []),
          ]}
          {...form.getInputProps('side')}
        />
        {kind === 'limit' ? (
          <NumberInput
            label={t('Limit for a week')}
            required
            thousandSeparator
            {...(unit === 'currency' ? { prefix: '$' } : {})}
            {...(unit === 'percent' ? { suffix: '%' } : {})}
            {...form.getInputProps('limit')}
          />
        ) : null}
      </SimpleGrid>
    </>
  );
}

/** The page through which the user may ask for values: any whose figures they may read. */
function usePageOfValues(): string {
  const { data: user } = useSuspenseQuery(accountOptions);
  const readable = pages.find(({ path }) => {
    const known = portalPathAt(path);
    return known !== undefined && mayOpenPage(known, user);
  });
  return readable?.name ?? 'spend';
}

interface FilterProps extends Props {
  readonly name: 'carrier_name' | 'service_category';
}

function FilterField({ form, name }: FilterProps) {
  const { t } = useTranslation();
  const page = usePageOfValues();
  const dimension = findFilterDimension(name);
  if (dimension === undefined) throw new Error(`There is no filter ${name}.`);
  const { filters, clientId } = form.values;
  const { data = [] } = useQuery(filterChoicesOptions(page, Number(clientId), dimension));
  const chosen = filters[name] ?? [];
  return (
    <MultiSelect
      label={t(dimension.label)}
      placeholder={chosen.length === 0 ? t('All') : undefined}
      searchable
      clearable
      data={[...new Set([...data, ...chosen])]}
      value={chosen}
      onChange={(values) => {
        const { [name]: _, ...others } = filters;
        form.setFieldValue('filters', values.length === 0 ? others : { ...others, [name]: values });
      }}
    />
  );
}
