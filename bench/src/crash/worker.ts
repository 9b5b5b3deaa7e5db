import type { Book, Entry } from './book.ts';
import { type Client, Refusal } from './client.ts';
import {
  type CrashFile,
  deliveriesFile,
  droneCharge,
  invoiceFile,
  promisesFile,
  referencesFile,
} from './crash-files.ts';
import { oneOf } from './random.ts';

/** What a worker works on until its server is gone. */
export interface Workplace {
  readonly client: Client;
  readonly clientId: number;
  readonly book: Book;
  readonly random: () => number;
  /** The number of the next file. */
  nextNumber(): number;
  isOver(): boolean;
}

type Task = readonly [name: string, weight: number, run: (place: Workplace) => Promise<boolean>];

const mostPackages = 1_500;
/** Promises pass soon, so that later starts make their packages late. */
const mostMillisecondsOfPromise = 60_000;
/** What workers do, and how often. A task with nothing to do returns false. */
const tasks: readonly Task[] = [
  ['load an invoice', 6, loadNewInvoice],
  ['load deliveries', 3, (place) => loadOfInvoice(place, 'deliveries', deliveriesFile)],
  ['load promises', 2, (place) => loadOfInvoice(place, 'deliveries', promisesOf(place))],
  ['load reference fields', 2, (place) => loadOfInvoice(place, 'references', referencesFile)],
  ['load a file again', 2, ({ client, clientId, book, random }) => loadSome(client, clientId, book, random)],
  ['undo a load', 3, undoSome],
  ['classify a charge', 2, classify],
  ['undo a classification', 2, undoClassification],
  ['sort', 2, sort],
];

/**
 * Does one task after another until the server is killed.
 * @throws Refusal if the server refuses something valid.
 */
export async function work(place: Workplace): Promise<void> {
  const drawn = tasks.flatMap((task) => Array.from({ length: task[1] }, () => task));
  while (!place.isOver()) {
    const [name, , run] = oneOf(drawn, place.random) ?? drawn[0] ?? raiseNoTask();
    try {
      if (await run(place)) place.book.note(place.book.completed, name);
    } catch (error) {
      if (error instanceof Refusal || !place.isOver()) throw error;
      place.book.note(place.book.interrupted, name);
    }
  }
}

/** Uploads, previews and loads a file. */
export async function load(client: Client, clientId: number, entry: Entry, upload?: string): Promise<void> {
  const id = upload ?? (await client.upload(entry.file));
  const { preview, failure } = await client.work('preview', id, clientId);
  if (preview?.status !== 'loaded' && preview?.status !== 'already_there')
    throw new Refusal(`${entry.file.name} is not previewed: ${failure ?? preview?.messages.join(' ')}`);
  if (entry.standing !== 'loaded') entry.standing = 'asked';
  const { outcome, failure: loadFailure } = await client.work('load', id, clientId);
  if (outcome?.status !== 'loaded' && outcome?.status !== 'already_there')
    throw new Refusal(`${entry.file.name} is not loaded: ${loadFailure ?? outcome?.messages.join(' ')}`);
  entry.standing = 'loaded';
}

async function loadNewInvoice({ client, clientId, book, random, nextNumber }: Workplace): Promise<boolean> {
  const file = invoiceFile(nextNumber(), 1 + Math.floor(random() * mostPackages));
  await taken(book.add(file), (entry) => load(client, clientId, entry));
  return true;
}

const promisesOf =
  ({ random }: Workplace) =>
  (number: number, packages: number): CrashFile =>
    promisesFile(number, packages, new Date(Date.now() + random() * mostMillisecondsOfPromise));

/** Loads a file about the packages of an invoice that is stored, was undone, or is still being loaded. */
async function loadOfInvoice(
  { client, clientId, book, random }: Workplace,
  kind: CrashFile['kind'],
  fileOf: (number: number, packages: number) => CrashFile,
): Promise<boolean> {
  const known = new Set(book.entries.filter(({ file }) => file.kind === kind).map(({ file }) => file.invoice));
  const invoice = oneOf(
    book.entries.filter(({ file }) => file.kind === 'invoice' && !known.has(file.invoice)),
    random,
  );
  if (invoice === undefined) return false;
  const number = Number(invoice.file.invoice.replace(/\D/g, ''));
  await taken(book.add(fileOf(number, invoice.file.packages)), (entry) => load(client, clientId, entry));
  return true;
}

async function loadSome(client: Client, clientId: number, book: Book, random: () => number): Promise<boolean> {
  const entry = oneOf(book.free('loaded', 'undone'), random);
  if (entry === undefined) return false;
  await taken(entry, () => load(client, clientId, entry));
  return true;
}

async function undoSome({ client, book, random }: Workplace): Promise<boolean> {
  const entry = oneOf(book.free('loaded'), random);
  if (entry === undefined) return false;
  await taken(entry, async () => {
    const loaded = (await client.files(entry.file.name)).find(({ status }) => status === 'loaded');
    if (loaded === undefined) throw new Refusal(`${entry.file.name} was confirmed, and is not listed as loaded.`);
    entry.standing = 'undoing';
    const { status } = await client.undo(loaded.id);
    if (status === 'undone') entry.standing = 'undone';
    else await untilUndone(client, entry);
  });
  return true;
}

async function untilUndone(client: Client, entry: Entry): Promise<void> {
  while ((await client.files(entry.file.name)).some(({ status }) => status === 'undoing'));
  entry.standing = 'undone';
}

async function classify({ client, book }: Workplace): Promise<boolean> {
  if (book.isClassified !== false) return false;
  book.isClassified = undefined;
  const { id } = await client.classify({
    carrierId: 1,
    ...droneCharge,
    validFrom: '2026-02-01',
    family: 'other_accessorial',
    group: 'Delivery area',
    meaning: 'Delivery by drone',
  });
  await untilSettled(client, id, 'applied');
  book.classification = id;
  book.isClassified = true;
  return true;
}

async function undoClassification({ client, book }: Workplace): Promise<boolean> {
  const { classification: id } = book;
  if (book.isClassified !== true || id === undefined) return false;
  book.isClassified = undefined;
  await client.undoClassification(id);
  await untilSettled(client, id, 'undone');
  book.isClassified = false;
  return true;
}

async function untilSettled(client: Client, id: number, wanted: string): Promise<void> {
  for (;;) {
    const status = (await client.classifications()).find((each) => each.id === id)?.status;
    if (status === wanted) return;
    if (status !== 'applying' && status !== 'undoing')
      throw new Refusal(`Classification ${id} is ${status}, not ${wanted}.`);
  }
}

async function sort({ client }: Workplace): Promise<boolean> {
  await client.sort();
  return true;
}

/** Keeps other workers away from an entry meanwhile. */
async function taken(entry: Entry, use: (entry: Entry) => Promise<void>): Promise<void> {
  entry.isTaken = true;
  try {
    await use(entry);
  } finally {
    entry.isTaken = false;
  }
}

function raiseNoTask(): never {
  throw new RangeError('There is no task.');
}
