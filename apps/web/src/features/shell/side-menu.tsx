import { ActionIcon, CloseButton, Group, NavLink, ScrollArea, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronRight,
  IconExternalLink,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnalysisPath } from '../../lib/analysis/is-analysis-path.ts';
import { keptSearch } from '../../lib/analysis/kept-search.ts';
import type { ShownEntry, ShownGroup } from '../../lib/menu/menu-entries.ts';
import { Brand } from '../../ui/brand.tsx';
import classes from './side-menu.module.css';
import { useClosedGroups } from './use-closed-groups.ts';

interface Props {
  readonly groups: readonly ShownGroup[];
  readonly compact: boolean;
  readonly opened: boolean;
  readonly onCompact: () => void;
  readonly onChoose: () => void;
}

/** What the user may open, in groups; icons alone when compact. */
export function SideMenu({ groups, compact, opened, onCompact, onChoose }: Props) {
  const { t } = useTranslation();
  const Toggle = compact ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <Group className={classes.brand} justify={compact ? 'center' : 'space-between'}>
        <Brand compact={compact} />
        {opened ? <CloseButton aria-label={t('Close the menu')} onClick={onChoose} hiddenFrom="md" /> : null}
      </Group>
      <ScrollArea className={classes.entries} type="hover" scrollbarSize={6}>
        {groups.map((group) => (
          <MenuSection key={group.label} group={group} compact={compact} onChoose={onChoose} />
        ))}
      </ScrollArea>
      <Group className={classes.foot} justify={compact ? 'center' : 'flex-end'} visibleFrom="md">
        <ActionIcon onClick={onCompact} aria-label={compact ? t('Show the whole menu') : t('Show icons only')}>
          <Toggle size={18} stroke={1.6} />
        </ActionIcon>
      </Group>
    </>
  );
}

interface SectionProps {
  readonly group: ShownGroup;
  readonly compact: boolean;
  readonly onChoose: () => void;
}

/** A group that can be closed; closed, it still shows the page at hand. */
function MenuSection({ group, compact, onChoose }: SectionProps) {
  const { t } = useTranslation();
  const { isClosed, toggle } = useClosedGroups(group.label);
  const isActive = useIsActive();
  const shown = isClosed && !compact ? group.entries.filter(isActive) : group.entries;
  const Chevron = isClosed ? IconChevronRight : IconChevronDown;
  return (
    <div className={classes.group}>
      {compact ? null : (
        <UnstyledButton className={classes.groupLabel} aria-expanded={!isClosed} onClick={toggle}>
          {t(group.label)}
          <Chevron size={13} stroke={1.6} aria-hidden />
        </UnstyledButton>
      )}
      {shown.map((entry) => (
        <Entry
          key={`${entry.application} ${entry.path}`}
          entry={entry}
          active={isActive(entry)}
          compact={compact}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** Tells whether an entry is the page at hand; asked again only when the path changes. */
function useIsActive(): (entry: ShownEntry) => boolean {
  const current = useLocation({ select: ({ pathname }) => comparable(pathname) });
  return ({ path, address }) => address === undefined && comparable(path) === current;
}

const comparable = (path: string) => path.replace(/\/+$/, '').toLowerCase();

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
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const renderRoot = useMemo(() => linkTo(entry), [entry]);
  const Icon = entry.icon;
  const label = t(entry.label);
  const shown = (
    <NavLink
      ref={link}
      renderRoot={renderRoot}
      className={classes.entry}
      active={active}
      aria-label={entry.opensNewTab ? t('{{page}} (opens a new tab)', { page: label }) : label}
      aria-current={active ? 'page' : undefined}
      label={compact ? null : label}
      leftSection={<Icon size={18} stroke={1.6} />}
      rightSection={entry.opensNewTab && !compact ? <IconExternalLink size={14} stroke={1.6} aria-hidden /> : null}
      onClick={onChoose}
    />
  );
  if (!compact) return shown;
  return (
    <Tooltip label={label} position="right">
      {shown}
    </Tooltip>
  );
});

/** Pages of this application keep client, dates and filters; others are loaded whole. */
function linkTo({ path, address, opensNewTab }: ShownEntry) {
  return (props: Record<string, unknown>) => {
    if (address !== undefined) {
      return <a {...props} href={address} {...(opensNewTab ? { target: '_blank', rel: 'noreferrer' } : {})} />;
    }
    return isAnalysisPath(path) ? (
      <Link {...props} to={path} search={(search) => keptSearch(search)} />
    ) : (
      <Link {...props} to={path} />
    );
  };
}
