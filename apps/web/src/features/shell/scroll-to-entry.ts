/**
 * Scrolls a list just far enough to show one of its entries. `scrollIntoView` does the same, but since Chromium 150 the
 * next Tab then goes on from the entry, and no longer begins with the link that skips the menu.
 */
export function scrollToEntry(list: Element, entry: Element): void {
  const outer = list.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
