import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../lib/session/use-permissions.ts';
import type { LedgerReportProps } from './ledger-report-dialog.tsx';

const LedgerReportDialog = lazy(async () => ({
  default: (await import('./ledger-report-dialog.tsx')).LedgerReportDialog,
}));

/** Orders a report of what a page shows of claims and credits; nothing for those who may not run reports. */
export function LedgerReportButton(props: Omit<LedgerReportProps, 'onClose'>) {
  const { t } = useTranslation();
  const may = usePermissions();
  const [isOpen, setOpen] = useState(false);
  if (!may('RUN_REPORTS')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconFileText size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('Report')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LedgerReportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
