import { type RefObject, useEffect, useState } from 'react';
import { type DrawnRows, drawnRows, rowHeight } from './drawn-rows.ts';

/** The rows near the viewport, and where they stand. */
export interface RowWindow extends DrawnRows {
  /** Height of all rows as the browser lays them out. */
  readonly height: number;
  readonly ratio: number;
  /** Where the top of a row stands. */
  readonly topOf: (position: number) => number;
  /** Scrolls no further than needed to show a row. */
  readonly reveal: (position: number) => void;
}

interface Area {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** What the header and the totals cover of the viewport. */
  readonly covered: number;
}

/** All rows are equally high, so that the place of any of a hundred million is arithmetic. */
export function useRowWindow({ scroller, count, covered }: Area): RowWindow {
  const [{ top, viewport }, setView] = useState({ top: 0, viewport: 400 });
  const isWhole = scrollScale(count * rowHeight, viewport).ratio === 1;
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const steps = isWhole ? Math.floor(element.scrollTop / rowHeight) * rowHeight : element.scrollTop;
      const seen = { top: steps, viewport: element.clientHeight };
      setView((before) => (before.top === seen.top && before.viewport === seen.viewport ? before : seen));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, isWhole]);
  const room = Math.max(viewport - covered, rowHeight);
  const { height, ratio } = scrollScale(count * rowHeight, room);
  const offset = Math.min(top * ratio, Math.max(count * rowHeight - room, 0));
  return {
    ...drawnRows(offset, room, count),
    height,
    ratio,
    topOf: (position) => position * rowHeight - offset + Math.min(top, offset),
    reveal: (position) => {
      const now = (scroller.current?.scrollTop ?? 0) * ratio;
      const wanted = revealed(position, now, room);
      if (wanted !== now) scroller.current?.scrollTo({ top: wanted / ratio });
    },
  };
}

function revealed(position: number, offset: number, room: number): number {
  const start = position * rowHeight;
  if (start < offset) return start;
  return start + rowHeight > offset + room ? start + rowHeight - room : offset;
}

/** Browsers cannot lay out elements much higher than this; Firefox ends at 17.8 million pixels. */
const highest = 8_000_000;

/** How far rows move for each pixel of the scroll bar: 1, or more where all rows would be higher than a browser can draw. */
interface ScrollScale {
  readonly height: number;
  readonly ratio: number;
}

/** The scale for rows of a total height in a viewport of the given height. */
export function scrollScale(total: number, viewport: number): ScrollScale {
  if (total <= highest) return { height: total, ratio: 1 };
  return { height: highest, ratio: (total - viewport) / (highest - viewport) };
}

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
