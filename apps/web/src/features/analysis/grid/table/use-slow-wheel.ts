import { type RefObject, useEffect } from 'react';

/** Where the scroll bar stands for more rows than pixels, the wheel still moves the rows by its own measure. */
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
