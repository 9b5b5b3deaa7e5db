import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from '@tanstack/react-table';

/** How the reader arranged the columns of a view. */
export interface ColumnLayout {
  readonly columnOrder: ColumnOrderState;
  readonly columnPinning: ColumnPinningState;
  readonly columnSizing: ColumnSizingState;
  readonly columnVisibility: ColumnVisibilityState;
}

/** The default layout. */
export function untouchedLayout(pinned: readonly string[]): ColumnLayout {
  return {
    columnOrder: [],
    columnPinning: { start: [...pinned], end: [] },
    columnSizing: {},
    columnVisibility: {},
  };
}

const nothing = 'as-given';
const nothingPinned = 'unpinned';

/**
 * A layout as texts for a link: `order:SERVICE` for each column where the order was changed, `pin:SERVICE`, `hide:SERVICE`,
 * `width:SERVICE:120`; `as-given` where nothing was, so that readers with a layout of their own see that too.
 */
export function columnTexts(layout: ColumnLayout, pinned: readonly string[]): readonly string[] {
  const { start } = layout.columnPinning;
  const samePins = start.length === pinned.length && start.every((id, index) => id === pinned[index]);
  const pins = start.length === 0 ? [nothingPinned] : start.map((id) => `pin:${id}`);
  const texts = [
    ...layout.columnOrder.map((id) => `order:${id}`),
    ...(samePins ? [] : pins),
    ...Object.entries(layout.columnVisibility).flatMap(([id, visible]) => (visible ? [] : [`hide:${id}`])),
    ...Object.entries(layout.columnSizing).map(([id, width]) => `width:${id}:${Math.round(width)}`),
  ];
  return texts.length === 0 ? [nothing] : texts;
}

/** The layout that a link's texts describe; everything else has its default. */
export function readColumnTexts(texts: readonly string[], pinned: readonly string[]): ColumnLayout {
  const of = (kind: string) =>
    texts.flatMap((text) => (text.startsWith(`${kind}:`) ? [text.slice(kind.length + 1)] : []));
  const pins = of('pin');
  const keepsPins = pins.length === 0 && !texts.includes(nothingPinned);
  return {
    columnOrder: of('order'),
    columnPinning: { start: keepsPins ? [...pinned] : pins, end: [] },
    columnVisibility: Object.fromEntries(of('hide').map((id) => [id, false])),
    columnSizing: Object.fromEntries(
      of('width').flatMap((text) => {
        const [, id, width] = /^(.+):(\d{1,4})$/.exec(text) ?? [];
        return id === undefined ? [] : [[id, Number(width)]];
      }),
    ),
  };
}
