/** Pixels between the entry and the edge of the list, so that it stays in view when the typeface changes its height. */
const room = 8;

/**
 * Scrolls a list just far enough to show one of its entries, a little inside. `scrollIntoView` does the same, but since
 * Chromium 150 the next Tab then goes on from the entry, and no longer begins with the link that skips the menu.
 */
export function scrollToEntry(list: Element, entry: Element): void {
  const outer = list.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top < outer.top + room) list.scrollTop -= outer.top + room - inner.top;
  else if (inner.bottom > outer.bottom - room) list.scrollTop += inner.bottom - (outer.bottom - room);
}
