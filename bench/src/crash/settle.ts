import type { Book } from './book.ts';
import type { Client } from './client.ts';
import { crashAccount } from './crash-files.ts';
import { load } from './worker.ts';

const underWay = new Set(['loading', 'undoing', 'applying']);

/**
 * Asks the restarted server what became of requests without an answer. Returns the contradictions: a confirmed load or
 * undo that did not happen, a file loaded twice, or work that the start should have ended.
 */
export async function settle(client: Client, book: Book): Promise<string[]> {
  const wrong: string[] = [];
  const statuses = new Map<string, string[]>();
  for (const { name, status } of await client.files('CRASH')) {
    statuses.set(name, [...(statuses.get(name) ?? []), status]);
    if (underWay.has(status)) wrong.push(`${name} is still ${status} after the start.`);
  }
  for (const entry of book.entries) {
    const { file, standing } = entry;
    const found = statuses.get(file.name) ?? [];
    const loads = found.filter((status) => status === 'loaded').length;
    if (loads > 1) wrong.push(`${file.name} is listed as loaded ${loads} times.`);
    if (standing === 'loaded' && loads === 0) wrong.push(`${file.name} was confirmed, and is not listed as loaded.`);
    if (standing === 'undone' && loads > 0) wrong.push(`${file.name} was undone, and is listed as loaded.`);
    if (standing === 'new' && loads > 0) wrong.push(`${file.name} is loaded, and nobody asked for it.`);
    if (standing === 'asked' || standing === 'undoing')
      entry.standing = loads > 0 ? 'loaded' : standing === 'undoing' ? 'undone' : 'new';
  }
  wrong.push(...(await settleClassifications(client, book)));
  return wrong;
}

async function settleClassifications(client: Client, book: Book): Promise<string[]> {
  const wrong: string[] = [];
  const stated = await client.classifications();
  for (const { id, status } of stated)
    if (underWay.has(status)) wrong.push(`Classification ${id} is still ${status} after the start.`);
  const standing = stated.find(({ status }) => status === 'applied');
  const isApplied = standing !== undefined;
  if (book.isClassified !== undefined && book.isClassified !== isApplied)
    wrong.push(`The classification was ${book.isClassified ? 'confirmed, and does not stand' : 'undone, and stands'}.`);
  book.isClassified = isApplied;
  book.classification = standing?.id;
  return wrong;
}

/** Resumes the uploads during which the server was killed, and loads them. Returns how many there were. */
export async function finishUploads(client: Client, clientId: number, book: Book): Promise<number> {
  const uploads = await client.uploads();
  for (const { id, name, isComplete } of uploads) {
    const entry = book.entries.find(({ file }) => file.name === name);
    if (entry === undefined) throw new Error(`Nobody uploaded ${name} for ${crashAccount}.`);
    if (!isComplete) await client.resume(id, entry.file);
    await load(client, clientId, entry, id);
  }
  return uploads.length;
}
