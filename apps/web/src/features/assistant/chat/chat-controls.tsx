import { Button, Checkbox, Popover, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../lib/languages/formats.ts';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import classes from './chat.module.css';
import { chatUsersOptions } from './chat-queries.ts';

interface Props {
  readonly clients: readonly Client[];
  readonly client: Client | undefined;
  readonly subClientIds: readonly number[];
  readonly isInternal: boolean;
  /** Whose conversations are shown. */
  readonly userId: number;
  readonly onClient: (id: number) => void;
  readonly onSubClients: (ids: readonly number[]) => void;
  readonly onUser: (id: number) => void;
  readonly onGuidelines: () => void;
}

/** What the conversation is about, and whose it is (S3 section 2.8). */
export function ChatControls(props: Props) {
  const { clients, client, subClientIds, isInternal, userId, onClient, onSubClients, onUser, onGuidelines } = props;
  const { t } = useTranslation();
  const { data: users = [] } = useQuery({ ...chatUsersOptions, enabled: isInternal });
  const children = client?.childClients ?? [];
  return (
    <div className={classes.controls}>
      {isInternal && users.length > 0 ? (
        <Select
          size="xs"
          aria-label={t('Chat user')}
          searchable
          allowDeselect={false}
          data={users.map((user) => ({ value: String(user.userId), label: user.login }))}
          value={String(userId)}
          onChange={(id) => onUser(Number(id))}
        />
      ) : null}
      <ClientField
        clients={clients}
        clientId={client?.id}
        onClient={onClient}
        size="xs"
        aria-label={t('Client')}
        title={client?.name}
        dir="auto"
        classNames={{ input: classes.clientName }}
      />
      {children.length === 0 ? null : (
        <Popover position="bottom-start" withinPortal={false}>
          <Popover.Target>
            <Button size="xs" variant="default" fw={400}>
              {t('Sub-Clients : {{number}}', { number: countText(subClientIds.length) })}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Checkbox.Group
              label={t('Sub-Client(s)')}
              value={subClientIds.map(String)}
              onChange={(ids) => onSubClients(ids.map(Number))}
            >
              <Stack gap={8} pt={6}>
                {children.map(({ id, name }) => (
                  <Checkbox key={id} value={String(id)} label={name} />
                ))}
              </Stack>
            </Checkbox.Group>
          </Popover.Dropdown>
        </Popover>
      )}
      <Button size="xs" variant="subtle" color="gray" onClick={onGuidelines}>
        {t('Points to consider')}
      </Button>
    </div>
  );
}
