import { Badge, Group, Progress, Text } from '@mantine/core';
import { IconBan, IconCircleCheck, IconCircleX, IconClock, IconLoader } from '@tabler/icons-react';
import type { Report } from '@waybill/contract';
import { dateTypeLabels, isCalendarDay } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, momentText } from '../../lib/languages/formats.ts';
import { serverText } from '../../lib/languages/server-text.ts';
import { text } from '../../lib/languages/text.ts';
import { bytesText } from '../../lib/reports/bytes-text.ts';
import { filterText } from './filter-text.ts';
import { hasFile } from './has-file.ts';
import { ReportActions } from './report-actions.tsx';
import classes from './reports-page.module.css';

const formatNames: Readonly<Record<Report['format'], string>> = {
  csv: 'CSV',
  parquet: 'Parquet',
  xlsx: 'Excel',
  zip: 'ZIP',
};

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

const states = {
  queued: { label: text('Queued'), icon: IconClock, color: 'var(--mantine-color-orange-text)' },
  running: { label: text('Running'), icon: IconLoader, color: 'var(--wb-accent-text)' },
  completed: { label: text('Completed'), icon: IconCircleCheck, color: 'var(--mantine-color-green-text)' },
  failed: { label: text('Failed'), icon: IconCircleX, color: 'var(--wb-danger-text)' },
  cancelled: { label: text('Cancelled'), icon: IconBan, color: 'var(--mantine-color-dimmed)' },
} as const;

/** How far a report is; told by word and icon, not by colour alone. */
function ReportState({ report, now }: { report: Report; now: Date }) {
  const { t } = useTranslation();
  const { status, progress, expiresAt } = report;
  const { label, icon: Icon, color } = states[status];
  return (
    <div>
      <Group gap={6} wrap="nowrap">
        <Icon size={17} stroke={1.6} color={color} aria-hidden />
        <Text size="sm" fw={500} className="numeric">
          {status === 'running' ? t('Running, {{percent}}%', { percent: progress }) : t(label)}
        </Text>
      </Group>
      {status === 'running' ? (
        <Progress value={progress} size="sm" mt={6} maw={170} aria-label={t('Progress of the report')} />
      ) : null}
      {status === 'completed' && expiresAt !== null ? (
        <Text size="sm" c="dimmed">
          {hasFile(report, now)
            ? t('Kept until {{day}}', { day: displayDate(expiresAt.slice(0, 10)) })
            : t('Expired {{day}}', { day: displayDate(expiresAt.slice(0, 10)) })}
        </Text>
      ) : null}
    </div>
  );
}
