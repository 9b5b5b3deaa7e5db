import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { appliedFilters } from '@waybill/model';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetCleared } from '../../../../lib/analysis/cleared-filters.ts';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import classes from '../../../../ui/analysis-choices/analytics-header.module.css';
import { HeaderButton } from '../../../../ui/analysis-choices/header-button.tsx';
import { FailureBoundary } from '../../../../ui/card/failure-boundary.tsx';
import { FloatingPanel } from '../../../../ui/floating/floating-panel.tsx';

const FilterPanel = lazy(() => import('./filter-panel.tsx'));

/** The page filters (S2 sections 2 to 5). */
export function FilterPopover({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure();
  const [isSaving, setSaving] = useState(false);
  const queryClient = useQueryClient();
  const { search, state, go } = analysis;
  const count = appliedFilters(state.filters).length;
  const button = (
    <HeaderButton icon={IconFilter}>
      {t('Filters')}
      {count === 0 ? null : (
        <span role="img" className={classes.count} aria-label={t('{{count}} active', { count })}>
          {count}
        </span>
      )}
    </HeaderButton>
  );
  return (
    <FloatingPanel
      button={button}
      opened={opened}
      onToggle={toggle}
      position="bottom-start"
      closeOnEscape={false}
      closeOnClickOutside={!isSaving}
      dropdown={{ onKeyDown: closeOnOwnEscape(close) }}
    >
      {opened ? (
        <FailureBoundary>
          <Suspense fallback={<Skeleton w={300} h={420} />}>
            <FilterPanel
              key={JSON.stringify(state.filters)}
              analysis={analysis}
              isSaving={isSaving}
              onSaving={setSaving}
              onApply={(filters) => {
                close();
                forgetCleared(queryClient);
                go(withFilters(search, filters));
              }}
            />
          </Suspense>
        </FailureBoundary>
      ) : null}
    </FloatingPanel>
  );
}

/** Closes a popover on Escape, unless a list that is open inside it, or a dialog over it, takes the key for itself. */
function closeOnOwnEscape(close: () => void) {
  return ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.getAttribute('aria-expanded') !== 'true') close();
  };
}
