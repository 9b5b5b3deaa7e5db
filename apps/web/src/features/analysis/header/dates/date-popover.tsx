import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type DateFilter, dateTypeLabels } from '@waybill/model';
import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { searchWithDates } from '../../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { rangeText } from '../../../../lib/languages/formats.ts';
import { HeaderButton } from '../../../../ui/analysis-choices/header-button.tsx';
import { FailureBoundary } from '../../../../ui/card/failure-boundary.tsx';
import { FloatingPanel } from '../../../../ui/floating/floating-panel.tsx';

const DateChoice = lazy(() => import('./date-choice.tsx'));

/** What the days are called; nothing where they were chosen one by one. */
function periodName(t: TFunction, { dateFrequency, rollingPeriodOption, lastNoOfDays }: DateFilter): readonly string[] {
  if (dateFrequency === 'rp') return [t(rollingPeriodOption)];
  return dateFrequency === 'la' ? [t('Last {{count}} days', { count: lastNoOfDays })] : [];
}

/** Which date, and which days (S1 section 2). */
export function DatePopover({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure();
  const { dates, client, search, reset } = analysis;
  const button = (
    <HeaderButton icon={IconCalendar} manner="shrinks">
      {[t(dateTypeLabels[dates.type]), ...periodName(t, dates), rangeText(dates)].join(' · ')}
    </HeaderButton>
  );
  return (
    <FloatingPanel button={button} opened={opened} onToggle={toggle} position="bottom-start">
      {opened ? (
        <FailureBoundary>
          <Suspense fallback={<Skeleton w={300} h={360} />}>
            <DateChoice
              key={JSON.stringify(dates)}
              dates={dates}
              engageDate={client.engageDate}
              onCancel={close}
              onApply={(changed) => {
                close();
                reset(searchWithDates(search, changed));
              }}
            />
          </Suspense>
        </FailureBoundary>
      ) : null}
    </FloatingPanel>
  );
}
