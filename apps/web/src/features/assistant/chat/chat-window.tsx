import { ActionIcon, Badge, Box, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconMessages, IconMinus, IconX } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { newConversationId } from '@waybill/contract';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { useKeptText } from '../../../lib/drafts/use-kept-text.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import classes from './chat.module.css';
import { ChatControls } from './chat-controls.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { Exchange } from './exchange.ts';
import { ExchangeView } from './exchange-view.tsx';
import { GuidelinesDialog, LogsDialog } from './guidelines-dialog.tsx';
import { MessageBox } from './message-box.tsx';
import { TestCaseDialog } from './test-case-dialog.tsx';
import { useChat } from './use-chat.ts';
import { useFirstQuestions } from './use-first-questions.ts';

interface Props {
  /** Whether it is in view; a minimised window keeps its conversation. */
  readonly isOpen: boolean;
  /** A question from elsewhere, for the box. */
  readonly handed: string | undefined;
  readonly onTaken: () => void;
  readonly isExpanded: boolean;
  readonly onExpand: () => void;
  readonly onMinimise: () => void;
  readonly onClose: () => void;
}

/** The conversation with the assistant (S3 section 2.8). */
export function ChatWindow({ isOpen, handed, onTaken, isExpanded, onExpand, onMinimise, onClose }: Props) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: clients = [] } = useQuery(clientsOptions);
  const [chosenClient, setChosenClient] = useState<number>();
  const [chosenChildren, setChosenChildren] = useState<readonly number[]>();
  const [ofUser, setOfUser] = useState(user.id);
  const [showsList, setShowsList] = useState(false);
  const [draft, setDraft] = useKeptText(user.id, 'assistant');
  const [dialog, setDialog] = useState<'guidelines' | { logs: Exchange } | { testCase: Exchange }>();
  const client = clients.find(({ id }) => id === chosenClient) ?? clients[0];
  const subClientIds = chosenChildren ?? client?.childClients.map(({ id }) => id) ?? noChildren;
  const chat = useChat({ userId: user.id, clientId: client?.id, subClientIds });
  const firstQuestions = useFirstQuestions();
  const isOwn = ofUser === user.id;
  const newest = chat.exchanges.at(-1);

  const send = (question: string) => {
    if (chat.isWaiting || !isOwn) return;
    setDraft('');
    chat.ask(question);
  };
  useEffect(() => {
    if (handed === undefined) return;
    setDraft(handed);
    onTaken();
  }, [handed, setDraft, onTaken]);
  const startAnew = () => void chat.openConversation(newConversationId);
  const chooseClient = (id: number) => {
    setChosenClient(id);
    setChosenChildren(undefined);
    startAnew();
  };
  const open = (id: number) => {
    setShowsList(false);
    void chat.openConversation(id);
  };
  return (
    <section
      className={classes.window}
      aria-label={t('Assistant')}
      data-expanded={isExpanded || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isOfPopup(event)) onMinimise();
      }}
    >
      <header className={classes.head} data-drag-handle>
        <Group gap={8}>
          <Text fw={600} component="h2" fz="md">
            {t('Analyst')}
          </Text>
          <Badge size="xs" variant="light">
            {t('beta')}
          </Badge>
          <Tooltip label={chat.isConnected ? t('Connected') : t('Not connected')}>
            <span
              className={classes.dot}
              data-connected={chat.isConnected || undefined}
              role="img"
              aria-label={chat.isConnected ? t('Connected') : t('Not connected')}
            />
          </Tooltip>
        </Group>
        <Group gap={2} data-no-drag>
          <WindowAct
            label={t('View Chats')}
            pressed={showsList}
            onClick={() => setShowsList(!showsList)}
            icon={IconMessages}
          />
          <Box visibleFrom="sm">
            <WindowAct
              label={isExpanded ? t('Make smaller') : t('Expand')}
              onClick={onExpand}
              icon={isExpanded ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal}
            />
          </Box>
          <WindowAct label={t('Minimise')} onClick={onMinimise} icon={IconMinus} />
          <WindowAct label={t('Close the assistant')} onClick={onClose} icon={IconX} />
        </Group>
      </header>
      <ChatControls
        clients={clients}
        client={client}
        subClientIds={subClientIds}
        isInternal={user.internal}
        userId={ofUser}
        onClient={chooseClient}
        onSubClients={setChosenChildren}
        onUser={(id) => {
          setOfUser(id);
          setShowsList(true);
          startAnew();
        }}
        onGuidelines={() => setDialog('guidelines')}
      />
      <div className={classes.body}>
        {showsList && client !== undefined ? (
          <ConversationList
            of={{ userId: ofUser, clientId: client.id, subClientIds }}
            openId={chat.conversationId}
            isOwn={isOwn}
            onOpen={open}
          />
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className={classes.messages} tabIndex={0} role="log" aria-label={t('Messages')}>
          {chat.exchanges.length === 0 ? (
            <div className={classes.greeting}>
              <Text>{t('Hi there!! How can I help you today?')}</Text>
              <ul className={classes.next} aria-label={t('Suggested questions')}>
                {firstQuestions.map((question) => (
                  <li key={question}>
                    <Button
                      variant="default"
                      size="compact-sm"
                      radius="xl"
                      fw={400}
                      classNames={{ label: classes.wrapping }}
                      onClick={() => send(question)}
                    >
                      {question}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {chat.exchanges.length > 0 && chat.conversationId !== newConversationId ? (
            chat.isWhole ? (
              <Text size="xs" c="dimmed" ta="center">
                {t('End of Chat')}
              </Text>
            ) : (
              <Button variant="subtle" size="compact-xs" onClick={() => void chat.loadOlder()}>
                {t('Load more messages...')}
              </Button>
            )
          ) : null}
          <ol className={classes.exchanges}>
            {chat.exchanges.map((exchange) => (
              <ExchangeView
                key={exchange.key}
                exchange={exchange}
                isLast={exchange === newest}
                isConnected={chat.isConnected}
                isInternal={user.internal}
                onAsk={send}
                onEdit={setDraft}
                onLogs={(logs) => setDialog({ logs })}
                onTestCase={(testCase) => setDialog({ testCase })}
              />
            ))}
          </ol>
        </div>
      </div>
      <footer className={classes.foot}>
        {isOwn ? (
          <MessageBox
            isOpen={isOpen}
            text={draft}
            clientId={client?.id}
            disabled={chat.isWaiting || client === undefined}
            onText={setDraft}
            onSend={send}
          />
        ) : null}
        <Text size="xs" c="dimmed">
          {t('The assistant may make mistakes. Each answer shows how the question was read.')}
        </Text>
      </footer>
      {dialog === 'guidelines' ? <GuidelinesDialog onClose={() => setDialog(undefined)} /> : null}
      {typeof dialog === 'object' && 'logs' in dialog ? (
        <LogsDialog exchange={dialog.logs} onClose={() => setDialog(undefined)} />
      ) : null}
      {typeof dialog === 'object' && 'testCase' in dialog ? (
        <TestCaseDialog
          exchange={dialog.testCase}
          before={chat.exchanges.slice(0, chat.exchanges.indexOf(dialog.testCase))}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </section>
  );
}

const noChildren: readonly number[] = [];

/** Whether the key closes a menu, a list or a dialog that is open above the window. */
function isOfPopup({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest('[role=dialog], [role=menu]') !== null || target.getAttribute('aria-expanded') === 'true';
}

interface WindowActProps {
  readonly label: string;
  readonly icon: typeof IconMinus;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function WindowAct({ label, icon: Icon, pressed, onClick }: WindowActProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} aria-pressed={pressed} onClick={onClick}>
        <Icon size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
