import { useDebouncedCallback, useLocalStorage } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import { type ColumnLayout, columnTexts, readColumnTexts, untouchedLayout } from './column-layout.ts';

/** The layout of a view, kept in this browser; another view starts with the default (S2 section 4). */
interface KeptColumns {
  readonly view: string;
  readonly columns: readonly string[];
}

/** Dragging an edge takes many steps; only the last one reaches the address. */
const settlesIn = 200;

/**
 * The layout of a page's grid as the address shows it, else as this browser kept it, which then is in the address too,
 * so that it shows everybody the same.
 */
export function useColumnLayout(page: string, view: string, pinned: readonly string[]) {
  const { address, change: changeAddress } = useGridAddress();
  const [kept, keep] = useLocalStorage<KeptColumns | undefined>({
    key: `waybill.columns.${page}`,
    getInitialValueInEffect: false,
    deserialize: readKept,
  });
  const [drawn, setDrawn] = useState<KeptColumns>();
  const own = kept?.view === view ? kept.columns : columnTexts(untouchedLayout(pinned), pinned);
  const settled = address.columns ?? own;
  const settledText = JSON.stringify(settled);
  const text = JSON.stringify(drawn?.view === view ? drawn.columns : settled);
  const pins = pinned.join();
  const layout = useMemo(() => readColumnTexts(JSON.parse(text), pinned), [text, pins]);
  // One action may change several parts before the next render.
  const latest = useRef(layout);
  latest.current = layout;
  const written = useRef<string>(undefined);
  const write = useDebouncedCallback((columns: readonly string[]) => {
    written.current = JSON.stringify(columns);
    changeAddress({ columns: [...columns] });
  }, settlesIn);
  useEffect(() => () => write.cancel(), [view, write]);
  const isLinked = address.columns !== undefined;
  useEffect(() => {
    if (!isLinked) write(JSON.parse(settledText));
    // Another address than the one written here: a link or the back button.
    else if (written.current !== settledText) setDrawn(undefined);
  }, [isLinked, settledText, write]);
  const show = (changed: ColumnLayout) => {
    latest.current = changed;
    const columns = columnTexts(changed, pinned);
    setDrawn({ view, columns });
    keep({ view, columns });
    write(columns);
  };
  return {
    layout,
    change: (part: Partial<ColumnLayout>) => show({ ...latest.current, ...part }),
    reset: () => show(untouchedLayout(pinned)),
  };
}

/** The layout stored in this browser, if it is still valid. */
export function readKept(text: string | undefined): KeptColumns | undefined {
  try {
    const value: Partial<KeptColumns> | null = JSON.parse(text ?? 'null');
    const { view, columns } = value ?? {};
    const isText = (each: unknown) => typeof each === 'string';
    return isText(view) && Array.isArray(columns) && columns.every(isText)
      ? { view: String(view), columns }
      : undefined;
  } catch {
    return undefined;
  }
}
