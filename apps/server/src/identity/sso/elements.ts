import { failed } from './sso-refusal.ts';

/** Everything below an element. */
export function everyElement(root: Element): readonly Element[] {
  const found = root.getElementsByTagName('*');
  return Array.from({ length: found.length }, (_, index) => found.item(index)).filter((each) => each !== null);
}

/** @throws SsoRefusal when two elements have the same ID, so that a signature could mean either. */
export function assertIdsOnce(elements: readonly Element[]): void {
  const ids = elements.flatMap((each) => ['ID', 'Id', 'id'].flatMap((name) => each.getAttribute(name) || []));
  if (new Set(ids).size !== ids.length) throw failed('An ID stands twice in the response.');
}
