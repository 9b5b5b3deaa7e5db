import { ActionIcon, Button, Group, NavLink, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Conversation,
  deleteUserConversation,
  newConversationId,
  renameUserConversation,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import classes from './chat.module.css';
import { allConversations, type ConversationsOf, conversationsOptions } from './chat-queries.ts';

/** S3 section 9. */
const longestName = 16;

interface Props {
  readonly of: ConversationsOf;
  readonly openId: number;
  /** Conversations of others can be read, not changed. */
  readonly isOwn: boolean;
  readonly onOpen: (id: number) => void;
}

/** The conversations, a blank one first (S3 sections 2.8 and 4.11). */
export function ConversationList({ of, openId, isOwn, onOpen }: Props) {
  const { t } = useTranslation();
  const { data: conversations = [] } = useQuery(conversationsOptions(of));
  return (
    <nav className={classes.conversations} aria-label={t('View Chats')}>
      {isOwn ? (
        <Button
          variant="light"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => onOpen(newConversationId)}
        >
          {t('New Chat')}
        </Button>
      ) : null}
      <ScrollArea flex={1}>
        <Stack gap={2}>
          {conversations.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('New Conversation')}
            </Text>
          ) : null}
          {conversations.map((conversation) => (
            <ConversationLine
              key={conversation.conversationId}
              conversation={conversation}
              isOpen={conversation.conversationId === openId}
              isOwn={isOwn}
              onOpen={onOpen}
            />
          ))}
        </Stack>
      </ScrollArea>
    </nav>
  );
}

interface LineProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly isOwn: boolean;
  readonly onOpen: (id: number) => void;
}

function ConversationLine({ conversation: { conversationId, conversationName }, isOpen, isOwn, onOpen }: LineProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [act, setAct] = useState<'rename' | 'delete'>();
  const [name, setName] = useState(conversationName);
  const done = async () => {
    setAct(undefined);
    await queryClient.invalidateQueries(allConversations);
  };
  const rename = async () => {
    try {
      await call(renameUserConversation, { query: { conversationId, newConversationName: name.trim() } });
      await done();
    } catch (error) {
      notifyFailure(t('The conversation was not renamed'), error);
    }
  };
  const remove = async () => {
    try {
      await call(deleteUserConversation, { body: { conversationId } });
      if (isOpen) onOpen(newConversationId);
      await done();
    } catch (error) {
      notifyFailure(t('The conversation was not deleted'), error);
    }
  };
  if (act === 'rename') {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextInput
          size="xs"
          aria-label={t('Name')}
          maxLength={100}
          value={name}
          autoFocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group gap={6} mt={4}>
          <Button type="submit" size="compact-xs" disabled={name.trim() === '' || name.trim() === conversationName}>
            {t('Save')}
          </Button>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setAct(undefined)}>
            {t('Cancel')}
          </Button>
        </Group>
      </form>
    );
  }
  if (act === 'delete') {
    const question = t('Permanently delete ‘{{name}}’?', { name: conversationName });
    return (
      <Group gap={6} role="group" aria-label={question}>
        <Text size="xs" w="100%">
          {question}
        </Text>
        <Button size="compact-xs" color="red" autoFocus onClick={() => void remove()}>
          {t('Delete')}
        </Button>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setAct(undefined)}>
          {t('Keep')}
        </Button>
      </Group>
    );
  }
  return (
    <div className={classes.conversation}>
      <NavLink
        component="button"
        active={isOpen}
        label={shortName(conversationName)}
        title={conversationName}
        onClick={() => onOpen(conversationId)}
      />
      {isOwn ? (
        <>
          <ActionIcon
            size="sm"
            aria-label={t('Rename {{name}}', { name: conversationName })}
            onClick={() => setAct('rename')}
          >
            <IconPencil size={14} />
          </ActionIcon>
          <ActionIcon
            size="sm"
            aria-label={t('Delete {{name}}', { name: conversationName })}
            onClick={() => setAct('delete')}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </>
      ) : null}
    </div>
  );
}

const shortName = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);
