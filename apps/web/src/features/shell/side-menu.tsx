import { ActionIcon, Group, UnstyledButton } from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import {
  IconChevronDown,
  IconChevronRight,
  IconExternalLink,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconX,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { segmentsOf } from '@waybill/contract';
import { type ComponentPropsWithRef, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnalysisPath } from '../../lib/analysis/is-analysis-path.ts';
import { type PageChange, usePageChange } from '../../lib/analysis/use-page-change.ts';
import type { ShownArea, ShownEntry } from '../../lib/menu/menu-entries.ts';
import { Hint } from '../../ui/floating/hint.tsx';
import { Brand } from '../../ui/screens/brand.tsx';
import classes from './side-menu.module.css';

interface Props {
  readonly areas: readonly ShownArea[];
  readonly compact: boolean;
  /** Whether it lies over the page as a drawer, on a small screen. */
  readonly opened: boolean;
  readonly onCompact: () => void;
  readonly onClose: () => void;
}

/** What the user may open, in areas; icons alone when compact. As a drawer it takes the focus, and Escape closes it. */
export function SideMenu({ areas, compact, opened, onCompact, onClose }: Props) {
  const { t } = useTranslation();
  const Toggle = compact ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  useHotkeys(opened ? [['Escape', onClose]] : [], []);
  return (
    <div className={classes.menu}>
      <Group className={classes.brand} justify={compact ? 'center' : 'space-between'}>
        <Brand compact={compact} />
        {opened ? (
          <ActionIcon ref={focusAtOnce} aria-label={t('Close the menu')} onClick={onClose} hiddenFrom="md">
            <IconX size={20} stroke={1.6} />
          </ActionIcon>
        ) : null}
      </Group>
      <div className={classes.entries}>
        <Areas areas={areas} compact={compact} onChoose={onClose} />
      </div>
      <Group className={classes.foot} justify={compact ? 'center' : 'flex-end'} visibleFrom="md">
        <ActionIcon onClick={onCompact} aria-label={compact ? t('Show the whole menu') : t('Show icons only')}>
          <Toggle size={18} stroke={1.6} />
        </ActionIcon>
      </Group>
    </div>
  );
}

const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus();

/** A menu that is longer opens with the area of the page at hand alone, or with the first for a page of none. */
const mostAtOnce = 20;

function Areas({ areas, compact, onChoose }: Pick<Props, 'areas' | 'compact'> & { readonly onChoose: () => void }) {
  const isActive = useIsActive(areas);
  const shown = areas
    .map(({ label, entries }) => ({ label, entries: entries.filter(({ within }) => within === undefined) }))
    .filter(({ entries }) => entries.length > 0);
  const isLong = shown.reduce((sum, { entries }) => sum + entries.length, 0) > mostAtOnce;
  const isElsewhere = !shown.some(({ entries }) => entries.some(isActive));
  return shown.map((area, place) => (
    <AreaSection
      key={area.label}
      area={area}
      compact={compact}
      isActive={isActive}
      isOpenAtFirst={!isLong || area.entries.some(isActive) || (isElsewhere && place === 0)}
      onChoose={onChoose}
    />
  ));
}

type IsActive = (entry: ShownEntry) => boolean;

interface SectionProps {
  readonly area: ShownArea;
  readonly compact: boolean;
  readonly isActive: IsActive;
  readonly isOpenAtFirst: boolean;
  readonly onChoose: () => void;
}

/** An area that can be closed; closed, it still shows the page at hand. */
function AreaSection({ area, compact, isActive, isOpenAtFirst, onChoose }: SectionProps) {
  const { t } = useTranslation();
  const { isOpen, toggle } = useOpenArea(area.label, isOpenAtFirst);
  const shown = isOpen || compact ? area.entries : area.entries.filter(isActive);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.group}>
      {compact ? null : (
        <UnstyledButton className={classes.groupLabel} aria-expanded={isOpen} onClick={toggle}>
          {t(area.label)}
          <Chevron size={13} stroke={1.6} aria-hidden />
        </UnstyledButton>
      )}
      {shown.map((entry) => (
        <Entry key={entry.path} entry={entry} active={isActive(entry)} compact={compact} onChoose={onChoose} />
      ))}
    </div>
  );
}

/** Tells whether an entry leads to the page at hand, or to the one among whose tabs it stands. */
function useIsActive(areas: readonly ShownArea[]): IsActive {
  const current = useLocation({ select: ({ pathname }) => segmentsOf(pathname).join('/') });
  const shown = areas.flatMap(({ entries }) => entries).find((entry) => isAt(entry, current));
  return (entry) => isAt(entry, current) || (shown?.within !== undefined && shown.within === entry.path);
}

const isAt = ({ path, address }: ShownEntry, current: string): boolean =>
  address === undefined && segmentsOf(path).join('/') === current;

interface EntryProps {
  readonly entry: ShownEntry;
  readonly active: boolean;
  readonly compact: boolean;
  readonly onChoose: () => void;
}

const Entry = memo(function Entry({ entry, active, compact, onChoose }: EntryProps) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!active) return undefined;
    // Asking for the entry's position before the next frame would force the browser to lay out the page twice.
    const frame = requestAnimationFrame(() => {
      const list = link.current?.closest(`.${classes.entries}`);
      if (link.current && list) scrollToEntry(list, link.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
  const pageChange = usePageChange();
  const Icon = entry.icon;
  const label = t(entry.label);
  const shown = (
    <EntryLink
      ref={link}
      entry={entry}
      pageChange={pageChange}
      className={classes.entry}
      data-active={active || undefined}
      aria-label={entry.opensNewTab ? t('{{page}} (opens a new tab)', { page: label }) : label}
      aria-current={active ? 'page' : undefined}
      title={compact ? undefined : label}
      onClick={() => {
        if (entry.address === undefined) pageChange.leave();
        onChoose();
      }}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      {compact ? null : <span className={classes.entryLabel}>{label}</span>}
      {entry.opensNewTab && !compact ? <IconExternalLink size={14} stroke={1.6} aria-hidden /> : null}
    </EntryLink>
  );
  if (!compact) return shown;
  return (
    <Hint label={label} position="right">
      {shown}
    </Hint>
  );
});

interface EntryLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  readonly entry: ShownEntry;
  readonly pageChange: PageChange;
}

/** Pages of this application keep client, dates and filters; others are loaded whole. */
function EntryLink({ entry: { path, address, opensNewTab }, pageChange, ...props }: EntryLinkProps) {
  if (address !== undefined)
    return <a {...props} href={address} {...(opensNewTab ? { target: '_blank', rel: 'noreferrer' } : {})} />;
  return isAnalysisPath(path) ? (
    <Link {...props} to={path} search={pageChange.searchOf} />
  ) : (
    <Link {...props} to={path} />
  );
}

/** Pixels between the entry and the edge of the list, so that it stays in view when the typeface changes its height. */
const room = 8;

/**
 * Scrolls a list just far enough to show one of its entries, a little inside. `scrollIntoView` does the same, but since
 * Chromium 150 the next Tab then goes on from the entry, and no longer begins with the link that skips the menu.
 */
function scrollToEntry(list: Element, entry: Element): void {
  const outer = list.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top < outer.top + room) list.scrollTop -= outer.top + room - inner.top;
  else if (inner.bottom > outer.bottom - room) list.scrollTop += inner.bottom - (outer.bottom - room);
}

const none: Readonly<Record<string, boolean>> = {};

/** Whether an area of the side menu is open, as the user left it in this browser, and the way to change that. */
function useOpenArea(label: string, isOpenAtFirst: boolean) {
  const [chosen, setChosen] = useLocalStorage({
    key: 'waybill.menuAreas',
    defaultValue: none,
    getInitialValueInEffect: false,
  });
  const isOpen = chosen[label] ?? isOpenAtFirst;
  return { isOpen, toggle: () => setChosen((before) => ({ ...before, [label]: !isOpen })) };
}
