import { useMergedRef } from '@mantine/hooks';
import { CatchBoundary } from '@tanstack/react-router';
import {
  cloneElement,
  lazy,
  type ReactElement,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
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
  const close = useCallback(() => {
    setPointedAt(false);
    setOpened(false);
  }, []);
  useEffect(() => {
    if (!pointedAt) return;
    const timer = setTimeout(() => setOpened(true), millisecondsBeforeHover);
    // No event tells that the pointer left if the part of the element beneath it was replaced, such as an icon.
    const look = ({ target }: PointerEvent) =>
      target instanceof Node && own.current?.contains(target) ? undefined : close();
    document.addEventListener('pointerover', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', look);
    };
  }, [pointedAt, close]);
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

/** For parts that nobody asked for: without them the page still shows everything that it has to. */
function FailureSilence({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'unchanged'} errorComponent={() => null}>
      {children}
    </CatchBoundary>
  );
}
