import { ActionIcon, Button, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ChangeKind, mostChanges, type WhatIfChange, type WhatIfChoices } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { ChangeForm } from './change-form.tsx';
import { changeText, kindTexts, offeredKinds } from './change-texts.ts';
import classes from './what-if.module.css';

interface Props {
  readonly changes: readonly WhatIfChange[];
  readonly choices: WhatIfChoices | undefined;
  readonly onChanges: (changes: readonly WhatIfChange[]) => void;
}

/** A change that is entered, and its place; a new one comes last. */
interface Entered {
  readonly change: WhatIfChange;
  readonly place: number;
}

/** What is changed. At first, what can be. */
export function ChangesCard({ changes, choices, onChanges }: Props) {
  const { t } = useTranslation();
  const [entered, setEntered] = useState<Entered>();
  const close = () => setEntered(undefined);
  const add = (kind: ChangeKind) => setEntered({ change: changeOfKind(kind), place: changes.length });
  const kinds = offeredKinds.filter((kind) => kind !== 'agreement' || (choices?.agreements ?? []).length > 0);
  return (
    <Card
      title={t('What changes')}
      question={t('Applied to the packages that were billed in these days')}
      refreshing={false}
      actions={
        changes.length === 0 ? undefined : (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                size="xs"
                leftSection={<IconPlus size={15} aria-hidden />}
                disabled={changes.length >= mostChanges}
              >
                {t('Add a change')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {kinds.map((kind) => (
                <Menu.Item key={kind} onClick={() => add(kind)}>
                  {t(kindTexts[kind].label)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )
      }
    >
      {changes.length > 0 ? (
        <ul className={classes.changes} aria-label={t('What changes')}>
          {changes.map((change, place) => (
            <li key={`${place} ${JSON.stringify(change)}`}>
              <Text size="sm" className={classes.change ?? ''}>
                {changeText(t, change, choices)}
              </Text>
              <Group gap={4} wrap="nowrap" className="no-print">
                <ActionIcon variant="subtle" aria-label={t('Edit')} onClick={() => setEntered({ change, place })}>
                  <IconPencil size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t('Remove')}
                  onClick={() => onChanges(changes.toSpliced(place, 1))}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={classes.kinds} aria-label={t('What can change')}>
          {kinds.map((kind) => (
            <li key={kind}>
              <UnstyledButton className={classes.kind ?? ''} onClick={() => add(kind)}>
                <Text fw={600} size="sm">
                  {t(kindTexts[kind].label)}
                </Text>
                <Text size="sm" c="dimmed">
                  {t(kindTexts[kind].meaning)}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <RowDrawer
        opened={entered !== undefined}
        title={entered === undefined ? '' : t(kindTexts[entered.change.kind].label)}
        onClose={close}
      >
        {entered === undefined ? null : (
          <ChangeForm
            change={entered.change}
            choices={choices}
            onCancel={close}
            onSave={(change) => {
              onChanges(changes.toSpliced(entered.place, 1, change));
              close();
            }}
          />
        )}
      </RowDrawer>
    </Card>
  );
}

const changeOfKind = (kind: ChangeKind): WhatIfChange => ({
  kind,
  value: kindTexts[kind].usual,
  of: '',
  carriers: [],
  services: [],
  zones: [],
  states: [],
});
