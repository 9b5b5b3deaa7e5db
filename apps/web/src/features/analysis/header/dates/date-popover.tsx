import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { dateTypeLabels } from '@waybill/model';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { searchWithDates } from '../../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { displayDate } from '../../../../lib/languages/formats.ts';
import { HeaderButton } from '../../../../ui/analysis-choices/header-button.tsx';
import { FailureBoundary } from '../../../../ui/failure-boundary.tsx';
import { FloatingPanel } from '../../../../ui/floating/floating-panel.tsx';

const DateChoice = lazy(() => import('./date-choice.tsx'));

/** Which date, and which days (S1 section 2). */
export function DatePopover({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure();
  const { dates, client, search, reset } = analysis;
  const button = (
    <HeaderButton icon={IconCalendar} manner="shrinks">
      {`${t(dateTypeLabels[dates.type])} · ${displayDate(dates.from)} – ${displayDate(dates.to)}`}
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
