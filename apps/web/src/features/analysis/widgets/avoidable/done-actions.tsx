import { Button, Group, Popover, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AvoidableAction, listAvoidableActions, setAvoidableAction } from '@waybill/contract';
import { type CalendarDay, dayOf } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { countText, displayDate, moneyText } from '../../../../lib/languages/formats.ts';
import { TextButton } from '../../../../ui/buttons/plain-buttons.tsx';
import { DayFilter } from '../../../../ui/table-page/table/day-filter.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { costTexts } from './use-avoidable.ts';

const keyOf = (clientId: number) => ['avoidable actions', clientId];

function useActions(clientId: number) {
  const { data = [] } = useQuery({
    queryKey: keyOf(clientId),
    queryFn: ({ signal }) => call(listAvoidableActions, { query: { clientId } }, signal),
  });
  return data;
}

function useSetAction(clientId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ cost, doneOn }: { readonly cost: string; readonly doneOn: CalendarDay | null }) =>
      call(setAvoidableAction, { body: { clientId, cost, doneOn } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(clientId) }),
  });
}

interface ButtonProps {
  readonly clientId: number;
  readonly cost: string;
  readonly name: string;
}

/** Marks the action about a cost as done on a day; says so once it is. */
export function DoneButton({ clientId, cost, name }: ButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<CalendarDay>(dayOf(new Date()));
  const done = useActions(clientId).find((each) => each.cost === cost);
  const setting = useSetAction(clientId);
  if (done !== undefined)
    return (
      <Text size="xs" c="dimmed">
        {t('Done on {{day}}', { day: displayDate(done.doneOn) })}
      </Text>
    );
  const mark = () => setting.mutate({ cost, doneOn: day }, { onSuccess: () => setOpen(false) });
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="default"
          w="fit-content"
          aria-label={t('Mark as done: {{name}}', { name })}
          data-not-in-pictures
          onClick={() => setOpen(!isOpen)}
        >
          {t('Mark as done')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <DayFilter label={t('Done since')} value={day} onDay={(chosen) => setDay(chosen ?? day)} />
        {setting.error === null ? null : (
          <Text size="xs" c="red" mt="xs">
            {errorText(setting.error)}
          </Text>
        )}
        <Button size="xs" mt="sm" loading={setting.isPending} onClick={mark}>
          {t('Mark as done')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

const rateOf = ({ amount, packages }: AvoidableAction['before']): string =>
  packages === 0 ? '–' : moneyText(Math.round((1000 * amount) / packages) / 10);

/** What was done, and what it saved: the cost of a hundred packages before and since. */
export function DoneActions({ clientId }: Pick<ButtonProps, 'clientId'>) {
  const { t } = useTranslation();
  const actions = useActions(clientId);
  const setting = useSetAction(clientId);
  if (actions.length === 0) return null;
  return (
    <>
      <Group justify="space-between" mt="lg" mb="xs">
        <Text fw={600} size="sm">
          {t('What was done, and what it saved')}
        </Text>
      </Group>
      <DataTable<AvoidableAction>
        caption={t('What was done, and what it saved')}
        rows={actions}
        keyOf={({ cost }) => cost}
        columns={[
          {
            header: t('Cost'),
            cell: ({ cost, doneOn }) => (
              <>
                {costTexts(t, cost).name}
                <Text size="xs" c="dimmed">
                  {t('Done on {{day}}', { day: displayDate(doneOn) })}
                </Text>
              </>
            ),
          },
          { header: t('Per 100 packages before'), numeric: true, roomy: true, cell: ({ before }) => rateOf(before) },
          { header: t('Per 100 packages since'), numeric: true, roomy: true, cell: ({ after }) => rateOf(after) },
          { header: t('Packages since'), numeric: true, roomy: true, cell: ({ after }) => countText(after.packages) },
          {
            header: t('Saved'),
            numeric: true,
            cell: ({ saved }) => (saved === null ? t('No invoices since') : moneyText(saved)),
          },
          {
            header: t('Undo'),
            acts: true,
            cell: ({ cost }) => (
              <TextButton
                aria-label={t('Not done: {{name}}', { name: costTexts(t, cost).name })}
                onClick={() => setting.mutate({ cost, doneOn: null })}
              >
                {t('Not done')}
              </TextButton>
            ),
          },
        ]}
      />
      <Text size="xs" c="dimmed" mt={6}>
        {t(
          'By invoice date, for this client with all its sub-clients and without filters: the rate before, times the packages since, less what was billed since. It counts everything that changed since that day, not only the action.',
        )}
      </Text>
    </>
  );
}
