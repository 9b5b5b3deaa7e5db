import { type RefObject, useEffect } from 'react';

/** If the scroll bar covers more rows than pixels, the wheel still scrolls at its usual speed. */
export function useSlowWheel(scroller: RefObject<HTMLElement | null>, ratio: number): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null || ratio <= 1) return;
    let rest = 0;
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return;
      event.preventDefault();
      rest += event.deltaY / ratio;
      const whole = Math.trunc(rest);
      rest -= whole;
      element.scrollBy(event.deltaX, whole);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [scroller, ratio]);
}
