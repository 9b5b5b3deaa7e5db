import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { FailureBoundary } from '../../card/failure-boundary.tsx';
import { FloatingPanel } from '../../floating/floating-panel.tsx';
import { HeaderButton } from '../header-button.tsx';

const ViewsPanel = lazy(() => import('./views-panel.tsx'));

/** The user's named views, and the way to name or share the one on screen. */
export function ViewsPopover({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure();
  const button = (
    <HeaderButton icon={IconBookmark} manner="quiet" title={t('Views')}>
      {t('Views')}
    </HeaderButton>
  );
  return (
    <FloatingPanel button={button} opened={opened} onToggle={toggle} position="bottom-start">
      {opened ? (
        <FailureBoundary>
          <Suspense fallback={<Skeleton w={300} h={260} />}>
            <ViewsPanel analysis={analysis} onClose={close} />
          </Suspense>
        </FailureBoundary>
      ) : null}
    </FloatingPanel>
  );
}
