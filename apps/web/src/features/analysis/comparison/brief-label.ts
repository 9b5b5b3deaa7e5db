import { shortened } from '../../../ui/cards/names-room.ts';

const longestBrief = 32;

/** A name with as many details as fit into a sentence; at least the first one, shortened. */
export function briefLabel(name: string, details: readonly string[]): string {
  const [first, ...more] = details;
  if (first === undefined) return name;
  let brief = shortened(first, longestBrief);
  for (const part of more) {
    if (brief.length + part.length > longestBrief) break;
    brief = `${brief} · ${part}`;
  }
  return `${name} (${brief})`;
}
