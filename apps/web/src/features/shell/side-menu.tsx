import { ActionIcon, CloseButton, Group, NavLink, ScrollArea, Text, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useMatchRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keptSearch } from '../../lib/analysis/kept-search.ts';
import { type MenuEntry, menuOf } from '../../lib/menu/menu-entries.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { Brand } from '../../ui/brand.tsx';
import classes from './side-menu.module.css';

interface Props {
  readonly compact: boolean;
  readonly opened: boolean;
  readonly onCompact: () => void;
  readonly onChoose: () => void;
}

/** What the user may open, in groups; icons alone when compact. */
export function SideMenu({ compact, opened, onCompact, onChoose }: Props) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const Toggle = compact ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <Group className={classes.brand} justify={compact ? 'center' : 'space-between'}>
        <Brand compact={compact} />
        {opened ? <CloseButton aria-label={t('Close the menu')} onClick={onChoose} hiddenFrom="md" /> : null}
      </Group>
      <ScrollArea className={classes.entries} type="auto">
        {menuOf(user.permissions).map((group) => (
          <div key={group.label} className={classes.group}>
            {compact ? null : (
              <Text className={classes.groupLabel} size="xs">
                {t(group.label)}
              </Text>
            )}
            {group.entries.map((entry) => (
              <Entry key={entry.path} entry={entry} compact={compact} onChoose={onChoose} />
            ))}
          </div>
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

function Entry({ entry, compact, onChoose }: { entry: MenuEntry; compact: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  const active = useMatchRoute()({ to: entry.path }) !== false;
  const Icon = entry.icon;
  return (
    <Tooltip label={t(entry.label)} position="right" disabled={!compact}>
      <NavLink
        renderRoot={(props) => (
          <Link {...props} to={entry.path} search={(search) => (isAnalysis(entry) ? keptSearch(search) : {})} />
        )}
        className={classes.entry}
        active={active}
        aria-label={t(entry.label)}
        aria-current={active ? 'page' : undefined}
        label={compact ? null : t(entry.label)}
        leftSection={<Icon size={18} stroke={1.6} />}
        onClick={onChoose}
      />
    </Tooltip>
  );
}

/** Client, dates and filters go along from one analysis page to another, and nowhere else. */
const isAnalysis = ({ path }: MenuEntry): boolean => path.startsWith('/aframe/');
