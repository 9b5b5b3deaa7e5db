/** Input that is not saved yet: where it is, and how to give it up. */
export interface Unsaved {
  /** The path of its page. */
  readonly path: string;
  /** What is open over the page, if the input is there; empty for the page itself. */
  readonly open: string;
  readonly discard: () => void;
}

interface Held extends Unsaved {
  /** Input is given up with a drawer or dialog that was opened before it was entered. */
  readonly turn: number;
}

/** Asks whether to give up input. */
export type Asking = () => Promise<boolean>;

let turns = 0;
let held: readonly Held[] = [];
let asking: Asking | undefined;
let isExpected = false;
const listeners = new Set<() => void>();

/** A moment, to compare with when input was entered. */
export function nextTurn(): number {
  turns += 1;
  return turns;
}

/** To be called by every form when it is shown: what asks before input is given up is fetched then. */
export function expectInput(): void {
  if (isExpected) return;
  isExpected = true;
  for (const listener of listeners) listener();
}

/** Whether a form has been shown. */
export const isInputExpected = (): boolean => isExpected;

/** Holds input until it is saved or given up; returns how to let it go. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  const entry: Held = { ...unsaved, turn: nextTurn() };
  change([...held, entry]);
  return () => change(held.filter((each) => each !== entry));
}

export const hasUnsaved = (): boolean => held.length > 0;

export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who asks before input is given up. */
export function askWith(ask: Asking): () => void {
  asking = ask;
  return () => {
    asking = undefined;
  };
}

/** Whether what was opened at this turn may close: asks if input since then would be lost. */
export const mayClose = (openedAt: number): Promise<boolean> => mayLose(held.filter(({ turn }) => turn > openedAt));

/** Whether the page may change to this address: asks if input would be lost. */
export const mayLeave = (next: { readonly pathname: string; readonly open: string }): Promise<boolean> =>
  mayLose(held.filter(({ path, open }) => path !== next.pathname || (open !== '' && open !== next.open)));

/** Gives up all input without asking: what it belongs to was just deleted. */
export function discardUnsaved(): void {
  for (const { discard } of held) discard();
  change([]);
}

/** What an address opens over its page: a row beside the table, a grid, a shipment. */
export function openOver(search: object): string {
  const { open, grid, shipment }: { open?: unknown; grid?: unknown; shipment?: unknown } = { ...search };
  return [open, grid, shipment].filter((part) => part !== undefined).join(' ');
}

async function mayLose(lost: readonly Held[]): Promise<boolean> {
  if (lost.length === 0 || asking === undefined) return true;
  if (!(await asking())) return false;
  for (const { discard } of lost) discard();
  change(held.filter((each) => !lost.includes(each)));
  return true;
}

function change(next: readonly Held[]): void {
  held = next;
  for (const listener of listeners) listener();
}
