import { Badge, Text } from '@mantine/core';
import type { Report } from '@waybill/contract';
import { dateTypeLabels, isCalendarDay } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, momentText } from '../../lib/languages/formats.ts';
import { serverText } from '../../lib/languages/server-text.ts';
import { bytesText } from '../../lib/reports/bytes-text.ts';
import { filterText } from './filter-text.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportState } from './report-state.tsx';
import classes from './reports-page.module.css';

const formatNames: Readonly<Record<Report['format'], string>> = { csv: 'CSV', xlsx: 'Excel', zip: 'ZIP' };

interface Props {
  readonly report: Report;
  /** Whether the address names this report. */
  readonly isMeant?: boolean;
  /** Absent if the user may not schedule. */
  readonly onSchedule: ((report: Report) => void) | undefined;
}

/** One report: what it holds, how far it is, how large, and what can be done with it. */
export function ReportLine({ report, isMeant = false, onSchedule }: Props) {
  const { t } = useTranslation();
  const { pageDisplayName, format, clientName, submittedAt, reason, rows, bytes, scheduleName, receivedFrom } = report;
  const chosen = useChosen(report);
  const now = new Date();
  return (
    <li className={classes.line} ref={isMeant ? scrollTo : undefined} aria-current={isMeant || undefined}>
      <div className={classes.what}>
        <Text fw={500} component="h3" fz="md">
          {t(pageDisplayName)}{' '}
          <Badge size="sm" variant="default" radius="sm" tt="none" fw={500} ms={4}>
            {formatNames[format]}
          </Badge>
        </Text>
        <Text size="sm">{[clientName, ...chosen].join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {scheduleName === null
            ? t('Submitted {{when}}', { when: momentText(submittedAt, now) })
            : t('Sent by schedule {{name}} · {{when}}', { name: scheduleName, when: momentText(submittedAt, now) })}
          {receivedFrom === null ? '' : ` · ${t('from {{name}}', { name: receivedFrom })}`}
        </Text>
        {reason === null ? null : (
          <Text size="sm" className={classes.reason} role="alert">
            {serverText(reason)}
          </Text>
        )}
      </div>
      <ReportState report={report} now={now} />
      <div className={classes.figures}>
        <Text size="sm">{rows === null ? '' : t('{{count, number}} rows', { count: rows })}</Text>
        <Text size="sm" c="dimmed">
          <bdi>{bytes === null ? '' : bytesText(bytes, countText)}</bdi>
        </Text>
      </div>
      <ReportActions report={report} now={now} onSchedule={onSchedule} />
    </li>
  );
}

/** Brings the line into view once, when it is drawn. */
function scrollTo(line: HTMLLIElement | null): void {
  line?.scrollIntoView({ block: 'center' });
}

/** Measure, days and filters, as the reader chose them. */
function useChosen({ fact, dateType, fromDate, toDate, filters }: Report): readonly string[] {
  const { t } = useTranslation();
  const label = Object.entries(dateTypeLabels).find(([name]) => name === dateType)?.[1];
  const hasDates = isCalendarDay(fromDate) && isCalendarDay(toDate);
  const dates = hasDates
    ? `${label === undefined ? '' : `${t(label)} `}${displayDate(fromDate)} – ${displayDate(toDate)}`
    : '';
  return [fact === '' ? '' : t(fact), dates, ...filters.map(filterText)].filter((text) => text !== '');
}
