import { Group, Progress, Text } from '@mantine/core';
import { IconBan, IconCircleCheck, IconCircleX, IconClock, IconLoader } from '@tabler/icons-react';
import type { Report } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../lib/languages/formats.ts';
import { text } from '../../lib/languages/text.ts';
import { hasFile } from './has-file.ts';

const states = {
  queued: { label: text('Queued'), icon: IconClock, color: 'var(--mantine-color-orange-text)' },
  running: { label: text('Running'), icon: IconLoader, color: 'var(--wb-accent-text)' },
  completed: { label: text('Completed'), icon: IconCircleCheck, color: 'var(--mantine-color-green-text)' },
  failed: { label: text('Failed'), icon: IconCircleX, color: 'var(--wb-danger-text)' },
  cancelled: { label: text('Cancelled'), icon: IconBan, color: 'var(--mantine-color-dimmed)' },
} as const;

/** How far a report is; told by word and icon, not by colour alone. */
export function ReportState({ report, now }: { report: Report; now: Date }) {
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
