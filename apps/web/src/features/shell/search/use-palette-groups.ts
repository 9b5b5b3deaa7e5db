import {
  IconBuilding,
  IconHelp,
  IconKey,
  IconLanguage,
  IconLogout,
  IconPackage,
  IconPalette,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { useIsFetching, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { findPageAt, languages } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { isAnalysisPath } from '../../../lib/analysis/is-analysis-path.ts';
import { usePageChange } from '../../../lib/analysis/use-page-change.ts';
import { text } from '../../../lib/languages/text.ts';
import { useMenu } from '../../../lib/menu/use-menu.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { useSignOut } from '../../../lib/session/use-sign-out.ts';
import { useLanguage } from '../../../lib/settings/use-language.ts';
import { useChosenScheme } from '../../../lib/theme/use-chosen-scheme.ts';
import { schemes } from '../schemes.ts';
import { type PaletteEntry, type PaletteGroup, trackingNumberOf } from './palette-entry.ts';
import { useFoundInvoices } from './use-found-invoices.ts';
import { useFoundValues } from './use-found-values.ts';
import { useReports, useRules, useViews } from './use-found-work.ts';

/** What people call pages and actions, beside the names that they have: by path, or by what an action is about. */
const searchWords: ReadonlyMap<string, string> = new Map([
  ['/aframe/dashboard/spend', text('how much did we spend, costs, zone')],
  ['/aframe/dashboard/carrierScore', text('late deliveries, on time')],
  ['/aframe/dashboard/accessorial', text('fuel surcharge')],
  ['/aframe/dashboard/weight', text('dimensional weight')],
  ['/reports', text('schedule, export, mail')],
  ['theme', text('dark mode, light mode, appearance')],
  ['language', text('change language')],
]);

/** Further words for a page or an action; empty if there are none. */
const searchWordsOf = (subject: string): string => searchWords.get(subject) ?? '';

const spendPath = '/aframe/dashboard/spend';

/** What the palette can open. */
interface PaletteActs {
  readonly onHelp: () => void;
  readonly onShipment: (trackingNumber: string) => void;
}

interface Palette {
  readonly groups: readonly PaletteGroup[];
  /** Whether the server has not answered yet what else there is. */
  readonly isPending: boolean;
}

/**
 * Everything that can be searched for, of what the user may open: invoices and tracking numbers, pages, views, values of
 * filters, rules of exceptions, clients, reports and actions.
 */
export function usePaletteGroups(search: string, { onHelp, onShipment }: PaletteActs): Palette {
  const { t } = useTranslation();
  const pages = usePages();
  const clients = useClients();
  const actions = useActions(onHelp);
  const invoices = useFoundInvoices(search);
  const shipment = useShipment(search, onShipment);
  const values = useFoundValues(search);
  const rules = useRules();
  const views = useViews();
  const reports = useReports(search);
  const isFetching = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const groups = [
    { label: t('Invoices'), entries: invoices.entries },
    { label: t('Tracking number'), entries: invoices.isPending || invoices.isExact ? [] : shipment },
    { label: t('Pages'), entries: pages },
    { label: t('Views'), entries: views },
    { label: t('Carriers, services and accessorials'), entries: values },
    { label: t('Exceptions'), entries: rules },
    { label: t('Clients'), entries: clients },
    { label: t('Reports'), entries: reports },
    { label: t('Actions'), entries: actions },
  ];
  return { groups, isPending: invoices.isPending || isFetching };
}

function usePages(): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const router = useRouter();
  const pageChange = usePageChange();
  return useMenu().flatMap((group) =>
    group.entries.map(({ label, path, address, opensNewTab, icon }) => ({
      id: `page ${address ?? path}`,
      label: t(label),
      words: `${t(group.label)} ${t(searchWordsOf(path))}`,
      description: t(group.label),
      icon,
      run: () => {
        if (address !== undefined) window.open(address, opensNewTab ? '_blank' : '_self', 'noreferrer');
        else if (isAnalysisPath(path)) {
          pageChange.leave();
          void router.navigate({ to: path, search: pageChange.searchOf });
        } else void router.navigate({ to: path });
      },
    })),
  );
}

/** A client opens on the analysis page at hand, else on Spend. */
function useClients(): readonly PaletteEntry[] {
  const router = useRouter();
  const { searchOfOther } = usePageChange();
  const isAnalyst = useMayAnalyse();
  const { data = [] } = useQuery({ ...clientsOptions, enabled: isAnalyst });
  return data.map(({ id, name, code }) => ({
    id: `client ${id}`,
    label: name,
    words: code,
    description: code,
    icon: IconBuilding,
    run: () => {
      const { pathname } = router.state.location;
      const to = isAnalysisPath(pathname) ? pathname : spendPath;
      void router.navigate({ to, search: searchOfOther({ client: id }) });
    },
  }));
}

/**
 * Over a page of one client the shipment is in the address, of the client at hand; over any other page the palette
 * shows it.
 */
function useShipment(search: string, onShipment: PaletteActs['onShipment']): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  const isAnalyst = useMayAnalyse();
  const number = trackingNumberOf(search);
  if (number === undefined || !isAnalyst || !user.permissions.includes('TRACKING_NUMBER_SEARCH_FILTER')) return [];
  return [
    {
      id: `shipment ${number}`,
      label: t('Show shipment {{trackingNumber}}', { trackingNumber: number }),
      words: search,
      icon: IconPackage,
      run: () => {
        const page = findPageAt(router.state.location.pathname);
        if (page === undefined || page.name === 'comparison') return onShipment(number);
        void router.navigate({ to: '.', search: (before) => ({ ...before, shipment: number, line: undefined }) });
      },
    },
  ];
}

function useActions(onHelp: () => void): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const router = useRouter();
  const { choose: chooseScheme } = useChosenScheme();
  const { choose: chooseLanguage } = useLanguage();
  const { signOut } = useSignOut();
  const { data: user } = useSuspenseQuery(accountOptions);
  const go = (to: string) => () => void router.navigate({ to });
  return [
    { id: 'help', label: t('Open help'), icon: IconHelp, run: onHelp },
    { id: 'profile', label: t('Profile'), icon: IconUser, run: go('/profile') },
    ...(mayOpenPage('/settings', user)
      ? [{ id: 'settings', label: t('Settings'), icon: IconSettings, run: go('/settings') }]
      : []),
    { id: 'password', label: t('Change password'), icon: IconKey, run: go('/change_password') },
    ...schemes.map(({ value, label }) => ({
      id: `theme ${value}`,
      label: `${t('Theme')}: ${t(label)}`,
      words: t(searchWordsOf('theme')),
      icon: IconPalette,
      run: () => chooseScheme(value),
    })),
    ...languages.map((language) => ({
      id: `language ${language.code}`,
      label: t('Language: {{name}}', { name: language.name }),
      words: t(searchWordsOf('language')),
      icon: IconLanguage,
      run: () => chooseLanguage(language),
    })),
    { id: 'logout', label: t('Logout'), icon: IconLogout, run: signOut },
  ];
}

function useMayAnalyse(): boolean {
  const { data: user } = useSuspenseQuery(accountOptions);
  return mayOpenPage(spendPath, user);
}
