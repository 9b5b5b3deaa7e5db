import { type ReactElement, type RefObject, useId, useRef } from 'react';
import { fetchFloating } from './load-floating.ts';

/** The props of a button that an opener adds to. */
export interface ButtonProps {
  readonly onClick?: (() => void) | undefined;
  readonly onPointerEnter?: (() => void) | undefined;
}

/** What ties a button to the menu or panel that it opens. */
export interface Opener {
  readonly id: string;
  readonly ref: RefObject<HTMLButtonElement | null>;
  /** What the button needs so that assistive technology knows what it opens, and so that its code is there in time. */
  readonly props: ButtonProps;
}

export function useOpener(kind: 'menu' | 'dialog', opened: boolean, button: ReactElement<ButtonProps>): Opener {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const onPointerEnter = () => {
    fetchFloating();
    button.props.onPointerEnter?.();
  };
  const props = {
    id,
    ref,
    onPointerEnter,
    onFocus: fetchFloating,
    'aria-haspopup': kind,
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    'data-expanded': opened || undefined,
  };
  return { id, ref, props };
}
