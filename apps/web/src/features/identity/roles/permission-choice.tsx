import { Accordion, Button, Checkbox, Group, Input, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countEffective,
  effectivePermissions,
  type OfferedGroup,
  type OfferedPermission,
  offeredGroups,
} from './offered-permissions.ts';
import classes from './permission-choice.module.css';

interface Props {
  readonly value: string[];
  readonly onChange: (chosen: string[]) => void;
  readonly error: ReactNode;
}

/** All permissions in the areas of the menu, with what each opens (S3 section 6). */
export function PermissionChoice({ value, onChange, error }: Props) {
  const { t } = useTranslation();
  const label = useId();
  const [wanted, setWanted] = useState('');
  const [chosenOnly, setChosenOnly] = useState(false);
  const [held] = useState(value);
  const groups = useMemo(() => offeredGroups(held), [held]);
  const says = useWords();
  const words = wanted.trim().toLowerCase().split(/\s+/);
  const shown = groups
    .map((group) => ({
      ...group,
      permissions: group.permissions.filter(
        (each) =>
          words.every((word) => says(each).toLowerCase().includes(word)) && (!chosenOnly || value.includes(each.name)),
      ),
    }))
    .filter(({ permissions }) => permissions.length > 0);
  const isNarrowed = wanted.trim() !== '' || chosenOnly;
  const [opened, setOpened] = useState<string[]>([]);
  return (
    <Stack gap="sm" role="group" aria-labelledby={label}>
      <Input.Label id={label} component="div">
        {t('Permissions ({{chosen}} of {{all}})', { chosen: countEffective(value), all: effectivePermissions })}
      </Input.Label>
      {error ? <Input.Error>{error}</Input.Error> : null}
      <Group>
        <TextInput
          aria-label={t('Search permissions')}
          placeholder={t('Search permissions')}
          leftSection={<IconSearch size={16} stroke={1.6} />}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Switch
          label={t('Chosen only')}
          checked={chosenOnly}
          onChange={(event) => setChosenOnly(event.currentTarget.checked)}
        />
      </Group>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('Nothing found')}
        </Text>
      ) : null}
      <Accordion
        multiple
        variant="separated"
        value={isNarrowed ? shown.map((group) => group.label) : opened}
        onChange={isNarrowed ? () => undefined : setOpened}
        classNames={{ content: classes.content, item: classes.item }}
      >
        {shown.map((group) => (
          <PermissionSection key={group.label} group={group} value={value} onChange={onChange} />
        ))}
      </Accordion>
    </Stack>
  );
}

/** What a permission is found by: its name, what it lets somebody do, and the pages that it opens. */
function useWords() {
  const { t } = useTranslation();
  return ({ name, label, opens }: OfferedPermission) =>
    [name, name.replaceAll('_', ' '), t(label), ...opens.map((entry) => t(entry.label))].join(' ');
}

interface SectionProps extends Pick<Props, 'value' | 'onChange'> {
  readonly group: OfferedGroup;
}

function PermissionSection({ group, value, onChange }: SectionProps) {
  const { t } = useTranslation();
  const names: readonly string[] = group.permissions.map(({ name }) => name);
  const chosen = names.filter((name) => value.includes(name));
  const others = value.filter((name) => !names.includes(name));
  const isWhole = chosen.length === names.length;
  return (
    <Accordion.Item value={group.label}>
      <Accordion.Control>
        <Group justify="space-between" wrap="nowrap" pe="sm">
          <Text fw={500} size="sm">
            {t(group.label)}
          </Text>
          <Text size="xs" c="dimmed" className="numeric">
            {t('{{chosen}} of {{all}}', { chosen: chosen.length, all: names.length })}
          </Text>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap="xs">
          <Button
            variant="subtle"
            size="compact-xs"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => onChange(isWhole ? others : [...others, ...names])}
          >
            {isWhole
              ? t('Remove all of {{group}}', { group: t(group.label) })
              : t('Choose all of {{group}}', { group: t(group.label) })}
          </Button>
          {group.permissions.map((permission) => (
            <PermissionCheckbox
              key={permission.name}
              permission={permission}
              isChosen={value.includes(permission.name)}
              onChoose={(wanted) =>
                onChange(wanted ? [...value, permission.name] : value.filter((name) => name !== permission.name))
              }
            />
          ))}
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

interface CheckboxProps {
  readonly permission: OfferedPermission;
  readonly isChosen: boolean;
  readonly onChoose: (wanted: boolean) => void;
}

function PermissionCheckbox({ permission, isChosen, onChoose }: CheckboxProps) {
  const { t } = useTranslation();
  const { name, label, opens, opensInside, isElsewhere } = permission;
  const pages = opens.map((entry) => {
    const page = t(entry.label);
    return opensInside.includes(entry) ? t('{{page}} (internal users only)', { page }) : page;
  });
  const notes = [
    ...(pages.length === 0 ? [] : [t('Opens: {{pages}}', { pages: pages.join(', ') })]),
    ...(isElsewhere ? [t('In a separate application')] : []),
  ];
  return (
    <Checkbox
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
      label={t(label)}
      description={
        <>
          {notes.length === 0 ? null : <span className={classes.notes}>{notes.join(' · ')}</span>}
          <code className={classes.name}>{name}</code>
        </>
      }
      size="sm"
    />
  );
}
