/** The id of the palette's field; what is typed from when it has the focus on needs no keeping. */
export const paletteFieldId = 'palette-search';

let typed = '';
let isKeeping = false;

/** Keeps what is typed until the palette is ready: it may still be loading, or about to get the focus. */
export function keepTyping(): void {
  if (isKeeping || document.activeElement?.id === paletteFieldId) return;
  typed = '';
  isKeeping = true;
  window.addEventListener('keydown', keep, true);
}

/** Ends the keeping and hands over what was typed. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keep, true);
  isKeeping = false;
  const taken = typed;
  typed = '';
  return taken;
}

function keep(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('');
  else if ([...event.key].length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
