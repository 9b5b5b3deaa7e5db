import { useMergedRef } from '@mantine/hooks';
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { FailureSilence } from './failure-silence.tsx';
import { loadHint } from './load-floating.ts';
import type { PlacedHintProps } from './placed-hint.tsx';

const PlacedHint = lazy(loadHint);
const millisecondsBeforeHover = 300;

interface HintedProps {
  readonly ref?: Ref<HTMLElement>;
  readonly onClick?: (() => void) | undefined;
}

interface Props extends Omit<PlacedHintProps, 'opened' | 'onClose' | 'anchor'> {
  /** Whether a tap opens it; otherwise a tap does what the element is for, and nothing else. */
  readonly onTap?: boolean;
  /** Shows nothing for now, for example while the element is dragged. */
  readonly isSilent?: boolean;
  readonly children: ReactElement<HintedProps>;
}

/** More words about an element while the mouse is over it or the keyboard's focus is on it. Their code is fetched by then. */
export function Hint({ onTap = false, isSilent = false, children, ...placing }: Props) {
  const own = useRef<HTMLElement>(null);
  const ref = useMergedRef(own, children.props.ref ?? null);
  const [pointedAt, setPointedAt] = useState(false);
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (!pointedAt) return;
    const timer = setTimeout(() => setOpened(true), millisecondsBeforeHover);
    return () => clearTimeout(timer);
  }, [pointedAt]);
  const close = () => {
    setPointedAt(false);
    setOpened(false);
  };
  const hinted = {
    ref,
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
    onPointerLeave: ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? close() : undefined),
    onFocus: () => setOpened(own.current?.matches(':focus-visible') ?? false),
    onBlur: close,
    ...(onTap ? { onClick: () => setOpened(true) } : {}),
  };
  return (
    <>
      {cloneElement(children, hinted)}
      {wasOpened ? (
        <FailureSilence>
          <Suspense fallback={null}>
            <PlacedHint {...placing} anchor={own} opened={opened && !isSilent} onClose={close} />
          </Suspense>
        </FailureSilence>
      ) : null}
    </>
  );
}
