import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { belongsTo } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';

export interface TabsProps {
  readonly analysis: Analysis;
  readonly children: ReactNode;
}

/** The analyses of a page that has several. */
export default function TabbedAnalysis({ analysis: { page, state, search, go }, children }: TabsProps) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const open = (tab: string | null) =>
    go({
      ...search,
      tab: tab === null || tab === page.tabs[0]?.name ? undefined : tab,
      fact: undefined,
    });
  return (
    <Tabs value={state.analysis.name} onChange={open} keepMounted={false}>
      <Tabs.List mb="md" aria-label={t(page.displayName)}>
        {page.tabs
          .filter(({ audience }) => audience === undefined || belongsTo(audience, user))
          .map(({ name, displayName }) => (
            <Tabs.Tab key={name} value={name}>
              {t(displayName)}
            </Tabs.Tab>
          ))}
      </Tabs.List>
      <Tabs.Panel value={state.analysis.name}>{children}</Tabs.Panel>
    </Tabs>
  );
}
