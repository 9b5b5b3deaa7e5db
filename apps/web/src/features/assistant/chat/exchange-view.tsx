import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconCopy, IconListDetails, IconPencil, IconTestPipe, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { chatFeedback } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { Spinner } from '../../../ui/waiting/spinner.tsx';
import { copiedAnswer } from './answer-text.ts';
import { AnswerView } from './answer-view.tsx';
import classes from './chat.module.css';
import type { Exchange } from './exchange.ts';
import { ReportCard } from './report-card.tsx';

interface Props {
  readonly exchange: Exchange;
  readonly isLast: boolean;
  readonly isConnected: boolean;
  readonly isInternal: boolean;
  readonly onAsk: (question: string) => void;
  readonly onEdit: (question: string) => void;
  readonly onLogs: (exchange: Exchange) => void;
  readonly onTestCase: (exchange: Exchange) => void;
}

/** A question and its answer. */
export function ExchangeView({ exchange, isLast, isConnected, isInternal, onAsk, onEdit, onLogs, onTestCase }: Props) {
  const { t } = useTranslation();
  const { question, state, answer } = exchange;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLast) place.current?.scrollIntoView({ block: state === 'waiting' ? 'nearest' : 'start', inline: 'nearest' });
  }, [isLast, state]);
  return (
    <li ref={place}>
      <div className={classes.question}>
        <Text component="p" dir="auto" className={classes.bubble}>
          {question}
        </Text>
        <div className={classes.acts}>
          <Act label={t('Copy the question')} icon={IconCopy} onClick={() => void copyText(question)} />
          <Act label={t('Edit the question')} icon={IconPencil} onClick={() => onEdit(question)} />
        </div>
      </div>
      <div className={classes.answer}>
        {state === 'waiting' ? (
          isConnected ? (
            <Spinner type="dots" size="sm" label={t('The answer is on its way')} />
          ) : (
            <Text component="p" c="dimmed">
              {t('Not connected. The question will be sent as soon as the connection is restored.')}
            </Text>
          )
        ) : null}
        {state === 'late' ? (
          <Text component="p" c="dimmed">
            {t('Processing is taking longer than usual. Please try again soon!')}
          </Text>
        ) : null}
        {answer === undefined ? null : (
          <>
            <AnswerView answer={answer} offersNext={isLast} onAsk={onAsk} />
            {answer.reportsResponse === null ? null : (
              <ReportCard answer={answer} report={answer.reportsResponse} isFresh={exchange.key.startsWith('asked')} />
            )}
            <div className={classes.acts}>
              <Act label={t('Copy the answer')} icon={IconCopy} onClick={() => void copyText(copiedAnswer(answer))} />
              <Feedback id={answer.userResponseHistoryId} said={answer.isHelpful} />
              {isInternal ? (
                <>
                  <Act label={t('Logs')} icon={IconListDetails} onClick={() => onLogs(exchange)} />
                  <Act label={t('Add Test Case')} icon={IconTestPipe} onClick={() => onTestCase(exchange)} />
                </>
              ) : null}
            </div>
          </>
        )}
      </div>
    </li>
  );
}

interface ActProps {
  readonly label: string;
  readonly icon: typeof IconCopy;
  /** Whether it can no longer be chosen; it keeps the focus, unlike a disabled button. */
  readonly isDone?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Act({ label, icon: Icon, isDone = false, pressed, onClick }: ActProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size="md"
        aria-label={label}
        aria-pressed={pressed}
        {...(isDone ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
      >
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Feedback can be given once per answer (S3 section 4.11). */
function Feedback({ id, said }: { readonly id: number; readonly said: boolean | null }) {
  const { t } = useTranslation();
  const [helpful, setHelpful] = useState(said);
  const isThanked = said === null && helpful !== null;
  const say = (isHelpful: boolean) => {
    setHelpful(isHelpful);
    call(chatFeedback, { body: { userResponseHistoryId: id, isHelpful } }).catch((error: unknown) => {
      setHelpful(null);
      notifyFailure(t('Your feedback was not saved'), error);
    });
  };
  const isSaid = helpful !== null;
  return (
    <>
      <Act
        label={t('Helpful')}
        icon={IconThumbUp}
        isDone={isSaid}
        pressed={helpful === true}
        onClick={() => say(true)}
      />
      <Act
        label={t('Not helpful')}
        icon={IconThumbDown}
        isDone={isSaid}
        pressed={helpful === false}
        onClick={() => say(false)}
      />
      <Text component="span" role="status" size="xs" c="dimmed">
        {isThanked ? t('Thanks for your feedback.') : ''}
      </Text>
    </>
  );
}
