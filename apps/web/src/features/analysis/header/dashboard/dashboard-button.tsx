import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { HeaderButton } from '../../../../ui/analysis-choices/header-button.tsx';
import { DialogFailureBoundary } from '../../../../ui/failures/dialog-failure-boundary.tsx';

const DashboardPopup = lazy(() => import('./dashboard-popup.tsx'));

/** Opens the dashboard filter popup, whose filters apply to all pages (S3 section 2.5). */
export function DashboardButton({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <HeaderButton
        icon={IconAdjustmentsHorizontal}
        manner="quiet"
        onClick={open}
        aria-haspopup="dialog"
        title={t('Carriers, accounts, currency and dates for all pages')}
      >
        {t('Defaults')}
      </HeaderButton>
      {opened ? (
        <DialogFailureBoundary onClose={close}>
          <Suspense fallback={null}>
            <DashboardPopup analysis={analysis} onClose={close} />
          </Suspense>
        </DialogFailureBoundary>
      ) : null}
    </>
  );
}
