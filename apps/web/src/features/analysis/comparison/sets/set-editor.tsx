import { Button, Checkbox, Group, MultiSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type ComparisonSet,
  countingToo,
  dayOf,
  filterDimensions,
  leftOutGroups,
  longestComparisonName,
  newComparisonNameProblem,
  type UsuallyLeftOut,
  usuallyLeftOut,
  withFilter,
} from '@waybill/model';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { useDraftState } from '../../../../lib/drafts/use-draft-state.ts';
import { checkedDates } from '../../../../ui/analysis-choices/dates/checked-dates.ts';
import { DateFields } from '../../../../ui/analysis-choices/dates/date-fields.tsx';
import { DimensionFilter } from '../../../../ui/analysis-choices/filters/dimension-filter.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { ClientField } from '../../../../ui/fields/client-field.tsx';
import { ColourChoice } from './colour-choice.tsx';
import classes from './sets.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly set: ComparisonSet;
  readonly others: readonly ComparisonSet[];
  readonly onApply: (set: ComparisonSet) => void;
  readonly onClose: () => void;
}

/** A draft of a set: name, colour, client and sub-clients, dates, filters. Nothing changes before Apply. */
export default function SetEditor({ analysis, set, others, onApply, onClose }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const { values: draft, setValues: setDraft, forget } = useDraftState(set, set.name);
  const today = dayOf(new Date());
  const { dates } = checkedDates(draft.dates, today);
  const taken = others.map(({ name }) => name);
  const nameProblem = newComparisonNameProblem(draft.name, taken);
  const { clients, page, state } = analysis;
  const client = clients.find(({ id }) => id === draft.clientId);
  const members = client === undefined ? [] : [client, ...client.childClients];
  const isReady = nameProblem === undefined && dates !== undefined && client !== undefined;
  const draftState = {
    ...state,
    clientId: draft.clientId,
    childClientIds: draft.childClientIds,
    dateType: draft.dates.type,
    dates: dates ?? set.dates,
    whereClauses: countingToo(state.whereClauses, draft.included),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    forget();
    onApply({ ...draft, dates });
  };
  const changeClient = (clientId: number, childClientIds: readonly number[]) =>
    setDraft((before) => ({ ...before, clientId, childClientIds, filters: {} }));
  return (
    <Dialog title={t('Edit {{set}}', { set: set.name })} onClose={onClose} size={620} fullScreen={isPhone}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('Name')}
            required
            maxLength={longestComparisonName}
            value={draft.name}
            onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, name: value }))}
            error={nameProblem === undefined ? undefined : t(nameProblem)}
          />
          <ColourChoice colour={draft.colour} onChange={(colour) => setDraft((before) => ({ ...before, colour }))} />
          <ClientField
            clients={clients}
            clientId={client?.id}
            onClient={(id) => changeClient(id, [])}
            error={client === undefined ? t('You do not have access to the client of this set.') : undefined}
            maxDropdownHeight={240}
          />
          {client?.parent ? (
            <MultiSelect
              label={t('Sub-Client(s)')}
              placeholder={draft.childClientIds.length === 0 ? t('all sub-clients') : ''}
              clearable
              clearButtonProps={{ 'aria-label': t('All') }}
              data={members.map(({ id, name }) => ({
                value: String(id),
                label: id === client.id ? t('{{client}} (itself)', { client: name }) : name,
              }))}
              value={draft.childClientIds.map(String)}
              onChange={(values) => changeClient(client.id, values.length === members.length ? [] : values.map(Number))}
            />
          ) : null}
          <Text size="xs" c="dimmed">
            {t('Choosing a client or sub-client resets the filters of the set.')}
          </Text>
          <DateFields
            draft={draft.dates}
            engageDate={client?.engageDate ?? null}
            today={today}
            onChange={(changed) => setDraft((before) => ({ ...before, dates: { ...before.dates, ...changed } }))}
          />
          {client === undefined ? null : (
            <div className={classes.filters}>
              {filterDimensions
                .filter(({ name }) => state.analysis.filterDimensions.includes(name))
                .map((dimension) => (
                  <DimensionFilter
                    key={dimension.name}
                    analysis={{ page, client, state: draftState }}
                    dimension={dimension}
                    filters={draft.filters}
                    onChange={(values) =>
                      setDraft((before) => ({ ...before, filters: withFilter(before.filters, dimension.name, values) }))
                    }
                  />
                ))}
            </div>
          )}
          <IncludedChoice
            included={draft.included}
            ofAllPages={analysis.dashboard.included}
            onChange={(included) => setDraft((before) => ({ ...before, included }))}
          />
          <Group justify="flex-end" className={classes.foot ?? ''}>
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={!isReady}>
              {t('Apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

interface IncludedChoiceProps {
  readonly included: readonly UsuallyLeftOut[];
  /** What every page counts by the dashboard settings; a single set cannot remove it. */
  readonly ofAllPages: readonly UsuallyLeftOut[];
  readonly onChange: (included: readonly UsuallyLeftOut[]) => void;
}

/** What a set counts that is not counted by default. */
function IncludedChoice({ included, ofAllPages, onChange }: IncludedChoiceProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={6} role="group" aria-label={t('Also counted')}>
      {usuallyLeftOut.map((name) => {
        const isOfAllPages = ofAllPages.includes(name);
        return (
          <Checkbox
            key={name}
            label={t(leftOutGroups[name].choice)}
            description={isOfAllPages ? t('Counted on all pages because of the dashboard filter.') : undefined}
            disabled={isOfAllPages}
            checked={isOfAllPages || included.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(usuallyLeftOut.filter((each) => (each === name ? checked : included.includes(each))))
            }
          />
        );
      })}
    </Stack>
  );
}
