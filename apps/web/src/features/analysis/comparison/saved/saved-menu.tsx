import { Button, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBookmark } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  comparisonTexts,
  maximumLiveComparisons,
  nextColour,
  type SavedComparisonGroup,
  type SavedComparisonSet,
} from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { useSavedComparisons } from '../../../../lib/comparison/saved-comparisons.ts';
import type { Comparison } from '../../../../lib/comparison/use-comparison.ts';
import { setsOfGroup } from './sets-of-group.ts';

interface Props {
  readonly comparison: Comparison;
  readonly onSaveGroup: () => void;
}

/** Saved sets and groups to be shown, and the way to save a group. */
export function SavedMenu({ comparison: { sets, add, setSets }, onSaveGroup }: Props) {
  const { t } = useTranslation();
  const saved = useSavedComparisons();
  const refuse = (message: string) => notifications.show({ color: 'red', message });
  const unreadable = (name: string) =>
    t(
      'The comparison set {{name}} is from an older version and cannot be read. Save it again, or delete it in your profile.',
      {
        name,
      },
    );
  const live = sets.flatMap(({ set }) => set ?? []);
  const showSet = ({ name, set }: SavedComparisonSet) => {
    if (set === undefined) return refuse(unreadable(name));
    if (live.some((each) => each.name === name)) return refuse(t(comparisonTexts.existingName));
    if (sets.length >= maximumLiveComparisons) return refuse(t(comparisonTexts.liveLimit));
    const taken = live.map(({ colour }) => colour);
    return add(taken.includes(set.colour) ? { ...set, colour: nextColour(taken) } : set);
  };
  const showGroup = (group: SavedComparisonGroup) => {
    const { found, missing } = setsOfGroup(group, saved.sets);
    if (missing.length > 0) {
      refuse(
        t('These sets of the group {{group}} were deleted or cannot be read: {{sets}}.', {
          group: group.name,
          sets: missing.join(', '),
        }),
      );
    }
    if (found.length > 0) setSets(found);
  };
  return (
    <Menu position="bottom-start" width={260} portalProps={{ target: '#page' }}>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconBookmark size={15} stroke={1.6} />}>
          {t('Saved sets and groups')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        {saved.isUnreadable ? (
          <Text size="sm" c="var(--wb-danger-text)" role="alert" p="xs">
            {t('Your saved comparisons are from an older version and cannot be read. Saving a set replaces them.')}
          </Text>
        ) : null}
        <Menu.Label>{t('Add a saved set')}</Menu.Label>
        {saved.sets.length === 0 ? <Menu.Item disabled>{t('None saved yet')}</Menu.Item> : null}
        {saved.sets.map((set) => (
          <Menu.Item key={set.name} onClick={() => showSet(set)}>
            {set.name}
          </Menu.Item>
        ))}
        <Menu.Label>{t('Show a saved group')}</Menu.Label>
        {saved.groups.length === 0 ? <Menu.Item disabled>{t('None saved yet')}</Menu.Item> : null}
        {saved.groups.map((group) => (
          <Menu.Item key={group.name} onClick={() => showGroup(group)}>
            {group.name}
            <Text size="xs" c="dimmed">
              {group.sets.join(', ')}
            </Text>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onSaveGroup}>{t('Save these sets as a group')}</Menu.Item>
        <Menu.Item component={Link} to="/profile">
          {t('Delete saved sets and groups')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
