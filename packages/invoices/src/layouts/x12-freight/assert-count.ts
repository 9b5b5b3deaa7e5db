import { UnreadableRow } from '../../layout.ts';

/**
 * Compares a count that a segment states of what it ends with what was read.
 * @throws UnreadableRow if they differ.
 */
export function assertCount(stated: string, found: number, element: string, what: string): void {
  if (stated === '' || Number(stated) === found) return;
  throw new UnreadableRow(element, `It says that there are ${stated.slice(0, 20)} ${what}, but there are ${found}.`);
}
