import sax from 'sax';
import { FileBeyondLimits, UnmappableFile, UnreadableFile } from '../../../invoice-file.ts';
import type { EInvoice } from '../model/einvoice-model.ts';
import { type Syntax, syntaxOf } from '../syntax/syntaxes.ts';
import { decoded } from '../xml/encoding.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { DocumentUnderWay } from './document-under-way.ts';

/** Invoices have some fifteen levels, signatures in them some thirty. */
const deepest = 100;
const mostAttributes = 100;
/** Tags, comments and instructions are far shorter. The parser itself limits names and values, and hands over texts in pieces. */
const longestPart = 100_000;
/** So much is parsed before it is looked at whether anything came of it: attributes without end take the parser ever longer. */
const charactersAtOnce = 16_384;
/** Files that people write have a few. */
const mostDocuments = 1_000;
/** Only the five entities of XML itself; the types of the library do not know the option. */
const options: sax.SAXOptions & { readonly strictEntities: boolean } = {
  xmlns: true,
  position: true,
  strictEntities: true,
};
/** Signatures and extensions, which say nothing that is billed. */
const leftOut: ReadonlySet<string> = new Set(['UBLExtensions', 'Signature']);

/**
 * The invoices of an XML file, each once it was read: one, or those within an envelope such as Peppol's. Bytes are parsed
 * as they arrive; only the invoice that is being read is in memory, without what is attached to it.
 * @throws UnmappableFile if there is none; UnreadableFile for damaged XML and for one with a document type, which may
 * declare entities; FileBeyondLimits for one that is nested too deeply or too large.
 */
export async function* invoiceDocuments(
  chunks: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<EInvoice> {
  const parser = sax.parser(true, options);
  const reading = new Reading(parser);
  let count = 0;
  for await (const text of decoded(chunks)) {
    signal?.throwIfAborted();
    for (let start = 0; start < text.length; start += charactersAtOnce) {
      parser.write(text.slice(start, start + charactersAtOnce));
      reading.note(charactersAtOnce);
    }
    for (const invoice of reading.finished()) {
      count += 1;
      if (count > mostDocuments)
        throw new FileBeyondLimits('The XML file is larger, or nested more deeply, than that of an invoice.');
      yield invoice;
    }
  }
  parser.close();
  yield* reading.finished();
  if (reading.isEmpty) throw noInvoice(reading.root);
}

/** What is done with the parts of a file. */
class Reading {
  /** What the whole file is. */
  root = '';
  readonly #parser: sax.SAXParser;
  readonly #open: XmlElement[] = [];
  #finished: EInvoice[] = [];
  #document: DocumentUnderWay | undefined;
  #depth = 0;
  /** The level of an element of which nothing is kept. */
  #leftOutFrom: number | undefined;
  #attributes = 0;
  #found = 0;
  #sinceLastPart = 0;

  constructor(parser: sax.SAXParser) {
    this.#parser = parser;
    parser.onerror = (error) => {
      throw damaged(error);
    };
    parser.ondoctype = () => {
      throw new UnreadableFile(
        'The XML file has a document type (DOCTYPE), which invoices must not have. Ask the sender for it without one.',
      );
    };
    parser.onopentagstart = () => {
      this.#attributes = 0;
    };
    parser.onattribute = () => {
      this.#attributes += 1;
      if (this.#attributes > mostAttributes)
        throw new FileBeyondLimits('The XML file is larger, or nested more deeply, than that of an invoice.');
    };
    parser.onopentag = (tag) => this.#begin(tag as sax.QualifiedTag);
    parser.ontext = (text) => this.#say(text);
    parser.oncdata = (text) => this.#say(text);
    parser.onclosetag = () => this.#end();
  }

  get isEmpty(): boolean {
    return this.#found === 0;
  }

  /** So many characters were parsed. @throws FileBeyondLimits if many were, and nothing came of them */
  note(characters: number): void {
    this.#sinceLastPart += characters;
    if (this.#sinceLastPart > longestPart)
      throw new FileBeyondLimits('The XML file is larger, or nested more deeply, than that of an invoice.');
  }

  /** The invoices that ended since this was last asked. */
  finished(): readonly EInvoice[] {
    const finished = this.#finished;
    this.#finished = [];
    return finished;
  }

  #begin(tag: sax.QualifiedTag): void {
    this.#depth += 1;
    this.#sinceLastPart = 0;
    if (this.#depth > deepest)
      throw new FileBeyondLimits('The XML file is larger, or nested more deeply, than that of an invoice.');
    if (this.root === '') this.root = tag.local;
    if (this.#leftOutFrom !== undefined) return;
    if (this.#document === undefined) {
      const syntax = syntaxOf(tag.uri, tag.local);
      if (syntax === undefined) return;
      this.#start(syntax, tag);
      return;
    }
    if (leftOut.has(tag.local)) {
      this.#leftOutFrom = this.#depth;
      return;
    }
    this.#add(elementOf(tag));
  }

  #start(syntax: Syntax, tag: sax.QualifiedTag): void {
    const root = elementOf(tag);
    this.#document = new DocumentUnderWay(syntax, root, this.#parser.line + 1);
    this.#open.push(root);
  }

  #add(element: XmlElement): void {
    this.#document?.begin(element);
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #say(text: string): void {
    this.#sinceLastPart = 0;
    const element = this.#open.at(-1);
    if (element === undefined || this.#leftOutFrom !== undefined) return;
    this.#document?.say(element, text);
  }

  #end(): void {
    this.#depth -= 1;
    this.#sinceLastPart = 0;
    if (this.#leftOutFrom !== undefined) {
      if (this.#depth < this.#leftOutFrom) this.#leftOutFrom = undefined;
      return;
    }
    const element = this.#open.pop();
    if (element === undefined || this.#document === undefined) return;
    if (this.#open.length > 0) {
      this.#document.end(element, this.#open.at(-1));
      return;
    }
    this.#finished.push(this.#document.invoice());
    this.#document = undefined;
    this.#found += 1;
  }
}

function elementOf({ local, attributes }: sax.QualifiedTag): XmlElement {
  const named = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
  return { name: local, attributes: new Map(named), children: [], text: '' };
}

const damaged = (error: Error): UnreadableFile => {
  const [problem = ''] = error.message.split('\n');
  return problem.startsWith('Invalid character entity')
    ? new UnreadableFile('The XML file uses an entity that XML does not have, which invoices must not do.', {
        cause: error,
      })
    : new UnreadableFile('The XML file is damaged or incomplete. Ask for it again.', { cause: error });
};

const noInvoice = (root: string): Error =>
  root === ''
    ? damaged(new Error('It has no element.'))
    : new UnmappableFile(
        `The XML file is no invoice: it begins with ‘${root.slice(0, 60)}’. Waybill reads UBL invoices and credit notes, and UN/CEFACT CII.`,
      );
