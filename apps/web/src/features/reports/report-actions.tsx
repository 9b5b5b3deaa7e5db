import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconDownload, IconPlayerStop, IconRepeat, IconTrash } from '@tabler/icons-react';
import type { Report } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from '../../lib/reports/report-queries.ts';
import { hasFile } from './has-file.ts';
import classes from './reports-page.module.css';
import { useReportActs } from './use-report-acts.ts';

/** Download, cancel, repeat, delete: each only where it means something; deleting is asked about first. */
export function ReportActions({ report, now }: { report: Report; now: Date }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { download, cancel, repeat, remove } = useReportActs(report);
  if (isAsking) {
    return (
      <div className={classes.actions}>
        <Button size="xs" color="red" loading={remove.isPending} onClick={() => remove.mutate()} autoFocus>
          {t('Delete')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={() => setAsking(false)}>
          {t('Keep')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      {hasFile(report, now) ? (
        <Act label={t('Download')} icon={IconDownload} act={download} color="cobalt" variant="light" />
      ) : null}
      {isUnderWay(report) ? (
        <Act label={t('Cancel')} icon={IconPlayerStop} act={cancel} />
      ) : (
        <Act label={t('Repeat')} icon={IconRepeat} act={repeat} />
      )}
      <Act label={t('Delete')} icon={IconTrash} act={{ isPending: false, mutate: () => setAsking(true) }} />
    </div>
  );
}

interface ActProps {
  readonly label: string;
  readonly icon: typeof IconDownload;
  readonly act: { readonly isPending: boolean; readonly mutate: () => void };
  readonly color?: string;
  readonly variant?: string;
}

function Act({ label, icon: Icon, act, color = 'gray', variant = 'subtle' }: ActProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        loading={act.isPending}
        onClick={() => act.mutate()}
        color={color}
        variant={variant}
        size="lg"
      >
        <Icon size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
