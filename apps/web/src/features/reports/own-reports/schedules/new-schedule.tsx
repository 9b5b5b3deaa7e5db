import { type Client, type ReportFormat, type ReportRequest, scheduleReport } from '@waybill/contract';
import { dayOf, type Page, reportRequestOf } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysisSearch } from '../../../../lib/analysis/analysis-search.ts';
import { askedBy } from '../../../../lib/analysis/asked-by.ts';
import { call } from '../../../../lib/api/call.ts';
import { useDraftState } from '../../../../lib/drafts/use-draft-state.ts';
import { type ScheduledPage, searchOfScheduled } from './saved-narrowing.ts';
import { bodyOf, newChoices } from './schedule-choices.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { SchedulePageFields } from './schedule-page-fields.tsx';
import { useSavedSchedule } from './use-saved-schedule.ts';

interface Props {
  readonly client: Client;
  readonly page: Page;
  readonly onClose: () => void;
}

/** Schedules the rows of a page, without a report made before. */
export function NewSchedule({ client, page, onClose }: Props) {
  const { t } = useTranslation();
  const nameOf = (scheduled: ScheduledPage) => scheduled.narrowing?.name ?? t(scheduled.page.displayName);
  const [chosen, setChosen] = useState<ScheduledPage>({ client, page, children: [], narrowing: undefined });
  const { values: choices, setValues: setChoices, forget } = useDraftState(newChoices(nameOf(chosen), 'xlsx'), 'new');
  const choosePage = (next: ScheduledPage) => {
    const isNamedByPage = choices.name === nameOf(chosen);
    setChoices({
      ...choices,
      name: isNamedByPage ? nameOf(next) : choices.name,
      recipientIds: isSameRows(next, chosen) ? choices.recipientIds : [],
      period: next.narrowing === chosen.narrowing ? choices.period : (next.narrowing?.search.period ?? choices.period),
    });
    setChosen(next);
  };
  const saving = useSavedSchedule(
    () => {
      const { format, ...body } = bodyOf(choices);
      const request = pageRequestOf(chosen.page, chosen.client, searchOfScheduled(chosen), format);
      return call(scheduleReport, { body: { ...body, page: chosen.page.name, request } });
    },
    () => {
      forget();
      onClose();
    },
  );
  return (
    <ScheduleDialog
      title={t('New scheduled report')}
      submitLabel={t('Schedule')}
      choices={choices}
      saving={saving}
      onClose={onClose}
    >
      <SchedulePageFields value={chosen} onChange={choosePage} />
      <ScheduleFields
        value={choices}
        onChange={setChoices}
        rows={{
          clientId: chosen.client.id,
          childClientIdsCSV: chosen.children.join(','),
          page: chosen.page.name,
        }}
        hasFormat
      />
    </ScheduleDialog>
  );
}

/** Whether the same colleagues may see them. */
const isSameRows = (one: ScheduledPage, other: ScheduledPage): boolean =>
  one.page === other.page && one.client === other.client && one.children.join() === other.children.join();

/** The rows of a page for a client, as an address narrows them; a schedule puts its own days instead of theirs. */
function pageRequestOf(page: Page, client: Client, search: AnalysisSearch, format: ReportFormat): ReportRequest {
  const { state, unit } = askedBy(search, page, client, dayOf(new Date()), undefined);
  const grid = { sortModel: [{ colId: state.dateType.toUpperCase(), sort: 'desc' as const }] };
  const { rowCount: _, ...request } = reportRequestOf(state, {
    pageDisplayName: page.displayName,
    grid,
    unit,
    rowCount: 0,
    format,
  });
  return request;
}
