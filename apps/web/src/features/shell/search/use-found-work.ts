import { IconAlertTriangle, IconBookmark, IconReportAnalytics } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { exceptionRules } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { reportsOptions } from '../../../lib/reports/report-queries.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { settingsOptions } from '../../../lib/settings/settings.ts';
import { hrefOfView, pageNameOfView, savedViews } from '../../../lib/views/saved-views.ts';
import type { PaletteEntry } from './palette-entry.ts';

const pageOfLevel = { tracking: '/exceptionTracking', charge: '/exceptionCharge' } as const;

/** The rules of exceptions; each opens its list. */
export function useRules(): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  return exceptionRules
    .filter(({ level }) => mayOpenPage(pageOfLevel[level], user))
    .map(({ name, level, label, meaning }) => ({
      id: `rule ${name}`,
      label: t(label),
      words: [t('Exceptions'), label, t(meaning)].join(' '),
      description: t(level === 'tracking' ? 'Exceptions by package' : 'Exceptions by charge'),
      icon: IconAlertTriangle,
      run: () => void router.navigate({ to: pageOfLevel[level], search: { rule: name } }),
    }));
}

/** The user's views, of pages that they may open. */
export function useViews(): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: settings = new Map<string, string>() } = useQuery(settingsOptions);
  return savedViews(settings).map((view) => ({
    id: view.key,
    label: view.name,
    words: t('Views'),
    description: t(pageNameOfView(view)),
    icon: IconBookmark,
    run: () => router.history.push(hrefOfView(view)),
  }));
}

/** The user's reports by the name of their file; each opens marked among the others. */
export function useReports(search: string): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  const isWanted = search.trim() !== '' && mayOpenPage('/reports', user);
  const { data = [] } = useQuery({ ...reportsOptions, enabled: isWanted, refetchInterval: false, staleTime: 30_000 });
  return data.map(({ id, fileName, clientName, pageDisplayName }) => ({
    id: `report ${id}`,
    label: fileName,
    words: [t('Reports'), clientName].join(' '),
    description: [t(pageDisplayName), clientName].join(' · '),
    icon: IconReportAnalytics,
    run: () => void router.navigate({ to: '/reports', search: { report: id } }),
  }));
}
