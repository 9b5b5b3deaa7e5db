import { ActionIcon, Badge, Button, Text, Tooltip } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import type { ChatAnswer, ChatReport } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import classes from './report-card.module.css';
import { useChatReport } from './use-chat-report.ts';

interface Props {
  readonly answer: ChatAnswer;
  readonly report: ChatReport;
  /** Whether it was asked for just now. */
  readonly isFresh: boolean;
}

/** A report of the chat: how far it is, and its file (S3 section 4.12). */
export function ReportCard({ answer, report, isFresh }: Props) {
  const { t } = useTranslation();
  const { order, status, file, download, isOrdered } = useChatReport({
    report,
    messageId: answer.userResponseHistoryId,
    reportId: answer.reportInstanceId,
    isFresh,
  });
  const failure = order.error ?? status.error ?? file.error;
  return (
    <section className={classes.card} aria-label={t(report.reportName)}>
      <IconFileSpreadsheet size={22} stroke={1.6} aria-hidden />
      <div className={classes.said}>
        <Text size="sm" fw={600} className={classes.name}>
          {t(report.reportName)}
        </Text>
        <Text size="xs" c="dimmed" className={classes.name}>
          <bdi>{report.carrier}</bdi> · <bdi>{displayDate(report.startDate)}</bdi> –{' '}
          <bdi>{displayDate(report.endDate)}</bdi>
        </Text>
        {failure === null ? null : (
          <Text size="xs" c="red" role="alert">
            {errorText(failure)}
          </Text>
        )}
        {status.data?.reason ? (
          <Text size="xs" c="red">
            {serverText(status.data.reason)}
          </Text>
        ) : null}
      </div>
      <div role="status">
        {isOrdered || order.isPending ? (
          <State status={status.data?.status ?? 'Queued'} progress={status.data?.progress} />
        ) : null}
      </div>
      {isOrdered || order.isPending ? null : (
        <Button size="compact-sm" onClick={() => order.mutate()}>
          {t('Request the report')}
        </Button>
      )}
      {file.data === undefined ? null : (
        <Tooltip label={t('Download')}>
          <ActionIcon
            size="lg"
            color="green"
            variant="light"
            aria-label={t('Download {{name}}', { name: file.data.fileName })}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            <IconDownload size={18} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      )}
    </section>
  );
}

interface StateProps {
  readonly status: 'Queued' | 'Running' | 'Completed' | 'Failed' | 'Cancelled';
  readonly progress: number | undefined;
}

function State({ status, progress }: StateProps) {
  const { t } = useTranslation();
  switch (status) {
    case 'Queued':
      return (
        <Badge variant="light" color="orange">
          {t('Queued')}
        </Badge>
      );
    case 'Running':
      return (
        <Badge variant="light" color="blue">
          {progress ? `${t('RUNNING...')} ${progress}%` : t('RUNNING...')}
        </Badge>
      );
    case 'Completed':
      return (
        <Badge variant="light" color="green">
          {t('Completed')}
        </Badge>
      );
    default:
      return (
        <Badge variant="light" color="red">
          {t('FAILED')}
        </Badge>
      );
  }
}
