import { ActionIcon } from '@mantine/core';
import { useFloatingWindow, useHotkeys, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconMessageChatbot } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onQuestionHanded } from '../../../lib/session/question-for-assistant.ts';
import { useAssistant } from '../../../lib/session/use-assistant.ts';
import { Hint } from '../../../ui/floating/hint.tsx';
import classes from './chat.module.css';

const ChatWindow = lazy(() => import('./chat-window.tsx').then(({ ChatWindow: window }) => ({ default: window })));

/** The icon that opens the assistant, and its window; both can be moved (S3 section 2.8). */
export function Assistant() {
  const { isShown } = useAssistant();
  return isShown ? <Opened /> : null;
}

function Opened() {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'minimised' | 'open'>('closed');
  const [handed, setHanded] = useState<string>();
  const [isExpanded, setExpanded] = useLocalStorage({ key: 'waybill.assistantExpanded', defaultValue: false });
  const isPhone = useMediaQuery('(max-width: 40em)');
  const icon = useFloatingWindow<HTMLDivElement>({ constrainToViewport: true, constrainOffset: 4 });
  const moved = useFloatingWindow<HTMLDivElement>({
    enabled: !isPhone && !isExpanded,
    constrainToViewport: true,
    constrainOffset: 12,
    dragHandleSelector: '[data-drag-handle]',
    excludeDragHandleSelector: '[data-no-drag]',
  });
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (state === 'open') wasOpen.current = true;
    else if (wasOpen.current) opener.current?.focus();
  }, [state]);
  useEffect(
    () =>
      onQuestionHanded((question) => {
        setHanded(question);
        setState('open');
      }),
    [],
  );
  useHotkeys([['mod+I', () => setState(state === 'open' ? 'minimised' : 'open')]]);
  return (
    <>
      {state === 'open' ? null : (
        <div ref={icon.ref} className={`${classes.icon} no-print`}>
          <Hint label={t('Ask the assistant (Ctrl I)')} isSilent={icon.isDragging}>
            <ActionIcon
              variant="filled"
              color="cobalt"
              radius="xl"
              size={36}
              ref={opener}
              aria-label={t('Ask the assistant')}
              onClick={() => setState('open')}
            >
              <IconMessageChatbot size={20} stroke={1.6} />
            </ActionIcon>
          </Hint>
        </div>
      )}
      {state === 'closed' ? null : (
        <div
          ref={moved.ref}
          className={`${classes.place} no-print`}
          data-expanded={isExpanded || undefined}
          hidden={state !== 'open'}
        >
          <Suspense fallback={null}>
            <ChatWindow
              isOpen={state === 'open'}
              handed={handed}
              onTaken={() => setHanded(undefined)}
              isExpanded={isExpanded}
              onExpand={() => setExpanded(!isExpanded)}
              onMinimise={() => setState('minimised')}
              onClose={() => setState('closed')}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
