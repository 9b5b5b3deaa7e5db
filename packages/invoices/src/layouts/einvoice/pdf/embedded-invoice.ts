import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { FileBeyondLimits, UnmappableFile, UnreadableFile } from '../../../invoice-file.ts';
import { PdfObjects } from './pdf-objects.ts';
import { isDictionary, isReference, type PdfDictionary, type PdfValue, textOf } from './pdf-values.ts';

/** Pictures of pages are small; a larger file was made to hold something else. */
const largestPdf = 64 * 1024 ** 2;
/** An invoice with large attachments of its own. */
const mostUnpackedBytes = 256 * 1024 ** 2;
const mostEmbedded = 1_000;
const deepestTree = 20;
const bytesAtOnce = 65_536;

/** The names that Factur-X, ZUGFeRD and XRechnung give to the invoice, the best first. */
const names = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml', 'cii.xml', 'order-x.xml'] as const;
const invoices: readonly string[] = names.slice(0, 4);

/** A file within a PDF file. */
interface Embedded {
  readonly name: string;
  readonly content: PdfValue | undefined;
}

/**
 * The XML that a PDF file of Factur-X or ZUGFeRD holds, as its bytes arrive.
 * @throws UnmappableFile if there is none; UnreadableFile for an encrypted or damaged file; FileBeyondLimits for too large a one.
 */
export async function* embeddedInvoice(path: string): AsyncGenerator<Uint8Array> {
  const objects = new PdfObjects(await contentOf(path));
  const embedded = invoiceAmong(embeddedFiles(objects));
  if (embedded === undefined) throw noInvoice();
  const stream = objects.streamOf(embedded.content);
  if (stream === undefined) throw damaged();
  const filters = [objects.resolved(stream.dictionary.get('Filter')) ?? []]
    .flat()
    .map((filter) => objects.resolved(filter));
  const [only, another] = filters;
  if (only === undefined) yield stream.bytes;
  else if (only === '/FlateDecode' && another === undefined) yield* inflated(stream.bytes);
  else
    throw new UnreadableFile(
      'The invoice in the PDF file is packed in a way that Waybill does not read. Ask the sender for the XML file.',
    );
}

async function contentOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    if (size > largestPdf)
      throw new FileBeyondLimits('The PDF file holds more than that of an invoice. Ask the sender for the XML file.');
    return await readFile(handle);
  } finally {
    await handle.close();
  }
}

/** The file with the best of the usual names; undefined if none has one. */
function invoiceAmong(files: readonly Embedded[]): Embedded | undefined {
  for (const name of invoices) {
    const found = files.find((file) => file.name.toLowerCase() === name);
    if (found !== undefined) return found;
  }
  const xml = files.filter(({ name }) => /\.xml$/i.test(name));
  return xml.length === 1 ? xml[0] : undefined;
}

/** What the catalogue names: associated files, and the tree of embedded ones. */
function embeddedFiles(objects: PdfObjects): readonly Embedded[] {
  const { root } = objects;
  if (root === undefined) throw damaged();
  const associated = objects.resolved(root.get('AF'));
  const found: Embedded[] = (Array.isArray(associated) ? associated : [])
    .slice(0, mostEmbedded)
    .flatMap((value: PdfValue) => embeddedIn(objects, value));
  const tree = objects.resolved(root.get('Names'));
  if (isDictionary(tree)) collect(objects, tree.get('EmbeddedFiles'), found, new Set(), 0);
  return found;
}

function collect(
  objects: PdfObjects,
  node: PdfValue | undefined,
  found: Embedded[],
  seen: Set<number>,
  depth: number,
): void {
  if (depth > deepestTree || found.length >= mostEmbedded) return;
  if (isReference(node)) {
    if (seen.has(node.object)) return;
    seen.add(node.object);
  }
  const dictionary = objects.resolved(node);
  if (!isDictionary(dictionary)) return;
  const pairs = objects.resolved(dictionary.get('Names'));
  if (Array.isArray(pairs))
    for (const value of pairs.slice(0, 2 * mostEmbedded)) found.push(...embeddedIn(objects, value));
  const kids = objects.resolved(dictionary.get('Kids'));
  if (Array.isArray(kids)) for (const kid of kids.slice(0, mostEmbedded)) collect(objects, kid, found, seen, depth + 1);
}

function embeddedIn(objects: PdfObjects, value: PdfValue | undefined): Embedded[] {
  const specification = objects.resolved(value);
  if (!isDictionary(specification)) return [];
  const files = objects.resolved(specification.get('EF'));
  if (!isDictionary(files)) return [];
  return [{ name: nameOf(objects, specification), content: files.get('F') ?? files.get('UF') }];
}

const nameOf = (objects: PdfObjects, specification: PdfDictionary): string =>
  textOf(objects.resolved(specification.get('UF'))) || textOf(objects.resolved(specification.get('F')));

/** Unpacks no more than is asked for. */
async function* inflated(bytes: Buffer): AsyncGenerator<Uint8Array> {
  let unpacked = 0;
  const inflate = createInflate();
  const source = Readable.from(pieces(bytes));
  source.on('error', (error) => inflate.destroy(error));
  source.pipe(inflate);
  try {
    for await (const chunk of inflate) {
      const piece: Buffer = chunk;
      unpacked += piece.length;
      if (unpacked > mostUnpackedBytes)
        throw new FileBeyondLimits('The PDF file holds more than that of an invoice. Ask the sender for the XML file.');
      yield piece;
    }
  } catch (error) {
    throw isOfZlib(error) ? damaged(error) : error;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^Z_|^ERR_STREAM/.test(String(error.code));

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += bytesAtOnce) yield bytes.subarray(start, start + bytesAtOnce);
}

const damaged = (cause?: unknown): UnreadableFile =>
  new UnreadableFile('The PDF file is damaged or incomplete. Ask for it again.', { cause });

const noInvoice = (): UnmappableFile =>
  new UnmappableFile(
    'The PDF file holds no invoice that programs can read (Factur-X or ZUGFeRD). Ask the carrier for a CSV, Excel, X12 or XML file of the invoice.',
  );
