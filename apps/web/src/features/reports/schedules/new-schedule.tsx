import { type Client, scheduleReport } from '@waybill/contract';
import { type Page, readFilterSetValue } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { pageRequestOf } from './page-request.ts';
import { bodyOf, newChoices } from './schedule-choices.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { type ScheduledPage, SchedulePageFields } from './schedule-page-fields.tsx';
import { useSavedSchedule } from './use-saved-schedule.ts';

interface Props {
  readonly client: Client;
  readonly page: Page;
  readonly onClose: () => void;
}

/** Lets the rows of a page come by themselves; no report needs to have been made before. */
export function NewSchedule({ client, page, onClose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ScheduledPage>({ client, page, set: undefined });
  const [choices, setChoices] = useState(newChoices(t(page.displayName), 'xlsx'));
  const choosePage = (next: ScheduledPage) => {
    const isNamedByPage = choices.name === t(chosen.page.displayName);
    const recipientIds = next.client === chosen.client && next.page === chosen.page ? choices.recipientIds : [];
    setChoices({ ...choices, recipientIds, ...(isNamedByPage ? { name: t(next.page.displayName) } : {}) });
    setChosen(next);
  };
  const saving = useSavedSchedule(() => {
    const { format, ...body } = bodyOf(choices);
    const filters = chosen.set === undefined ? {} : (readFilterSetValue(chosen.set.value)?.filters ?? {});
    const request = pageRequestOf(chosen.page, chosen.client, filters, format);
    return call(scheduleReport, { body: { ...body, page: chosen.page.name, request } });
  }, onClose);
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
        rows={{ clientId: chosen.client.id, page: chosen.page.name }}
        hasFormat
      />
    </ScheduleDialog>
  );
}
