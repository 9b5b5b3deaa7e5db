import { FileBeyondLimits } from '../../../invoice-file.ts';
import type { EInvoice, EInvoiceLine } from '../model/einvoice-model.ts';
import type { Syntax } from '../syntax/syntaxes.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** What an invoice may have beside its lines, and what a line may have: many times what any has. */
const most = {
  invoice: { elements: 50_000, characters: 5_000_000 },
  line: { elements: 5_000, characters: 500_000 },
} as const;
const mostLines = 100_000;
/** Longer texts are cut: nothing that is kept of an invoice is as long. */
const longestText = 10_000;
/** What is attached stays in the file. */
const attachments: ReadonlySet<string> = new Set([
  'EmbeddedDocumentBinaryObject',
  'AttachmentBinaryObject',
  'BinaryObject',
]);

/** How much was read of an invoice, or of its line. */
interface Size {
  elements: number;
  characters: number;
}

/** An invoice that is being read. Its lines are read one by one, and their elements are forgotten. */
export class DocumentUnderWay {
  readonly #syntax: Syntax;
  readonly #root: XmlElement;
  readonly #line: number;
  readonly #lines: EInvoiceLine[] = [];
  readonly #size: Size = { elements: 0, characters: 0 };
  #sizeOfLine: Size | undefined;

  /** `line`: where the invoice begins in its file. */
  constructor(syntax: Syntax, root: XmlElement, line: number) {
    this.#syntax = syntax;
    this.#root = root;
    this.#line = line;
  }

  /** An element begins. @throws FileBeyondLimits if there are too many */
  begin({ name }: XmlElement): void {
    if (this.#syntax.lineNames.has(name)) this.#sizeOfLine ??= { elements: 0, characters: 0 };
    this.#grow({ elements: 1, characters: 0 });
  }

  /** Adds a text to an element. @throws FileBeyondLimits for too much text */
  say(element: XmlElement, text: string): void {
    if (attachments.has(element.name) || element.text.length > longestText) return;
    const said = text.slice(0, longestText);
    element.text += said;
    this.#grow({ elements: 0, characters: said.length });
  }

  /** An element has ended. @throws FileBeyondLimits for too many lines */
  end(element: XmlElement, parent: XmlElement | undefined): void {
    if (!this.#syntax.lineNames.has(element.name)) return;
    this.#sizeOfLine = undefined;
    parent?.children.pop();
    this.#lines.push(this.#syntax.lineOf(element));
    if (this.#lines.length > mostLines)
      throw new FileBeyondLimits('The invoice has more than 100,000 lines. Ask the carrier for a CSV file of it.');
  }

  invoice(): EInvoice {
    return this.#syntax.invoiceOf(this.#root, this.#lines, this.#line);
  }

  #grow({ elements, characters }: Readonly<Size>): void {
    const size = this.#sizeOfLine ?? this.#size;
    const limit = this.#sizeOfLine === undefined ? most.invoice : most.line;
    size.elements += elements;
    size.characters += characters;
    if (size.elements > limit.elements || size.characters > limit.characters)
      throw new FileBeyondLimits('The XML file is larger, or nested more deeply, than that of an invoice.');
  }
}
