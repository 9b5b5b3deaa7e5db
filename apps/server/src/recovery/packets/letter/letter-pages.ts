import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { documentMetadata } from './document-metadata.ts';
import { LetterFonts, type Weight } from './letter-fonts.ts';
import { directionMarks, rightToLeft, type TextLine, type TextStyle } from './text-lines.ts';

/** A part of a tagged document. */
export type StructureElement = InstanceType<typeof PDFDocument>['struct'] extends (...given: never[]) => infer Element
  ? Element
  : never;

/** What a document is called and in which language it is written. */
interface About {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly createdAt: Date;
}

/** Lines of text, where they stand and how they look. */
export interface DrawnLines {
  readonly lines: readonly TextLine[];
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'end';
  readonly size: number;
  readonly colour: string;
}

export const ink = '#1b2430';
export const faint = '#5a6572';
export const hairline = '#c9d0d8';
export const shade = '#f2f4f7';
export const margin = 54;
export const footer = 40;
export const usualSize = 9.5;
export const tableSize = 8;
export const leading = 1.38;
export const cellGap = 6;
export const rowGap = 3.5;

/** The pages of a tagged PDF, and what is drawn on them: texts that programs read aloud, and what only decorates. */
export class LetterPages {
  protected readonly doc: InstanceType<typeof PDFDocument>;
  protected readonly fonts: LetterFonts;
  protected readonly root: StructureElement;
  protected readonly content: Promise<Buffer>;
  protected readonly direction: 'ltr' | 'rtl';

  constructor({ title, author, language, direction, createdAt }: About) {
    this.doc = new PDFDocument({
      size: 'LETTER',
      margins: { top: margin, left: margin, right: margin, bottom: margin },
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Creator: 'Waybill', Producer: 'Waybill', CreationDate: createdAt },
      // The standard font would be one that is not embedded.
      font: '',
    });
    // Its own writes names into the XML as they are.
    Object.assign(this.doc, { _addInfo: () => this.doc.appendXML(documentMetadata({ title, author, createdAt })) });
    this.content = buffer(this.doc);
    this.fonts = new LetterFonts(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.direction = direction;
    this.doc.y = margin;
  }

  protected get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  protected style(weight: Weight, size: number): TextStyle {
    return { weight, size, direction: this.direction };
  }

  /** Where a share of the page begins, and how wide it is; in Arabic the first is at the right. */
  protected place(from: number, share: number): readonly [number, number] {
    const width = share * this.width;
    const x = from * this.width;
    return [margin + (this.direction === 'rtl' ? this.width - x - width : x), width];
  }

  protected tagged(
    parent: StructureElement,
    tag: string,
    text: string,
    parts: readonly DrawnLines[],
    y: number,
    options: object = {},
  ): void {
    const element = this.doc.struct(tag, { ...options, ...this.spoken(text) });
    parent.add(element);
    element.add(() => {
      for (const part of parts) this.draw(part, y);
    });
    element.end();
  }

  /** Letters that run from right to left are drawn in the order of the page: the text itself says what they spell. */
  protected spoken(text: string): { readonly actual?: string } {
    return rightToLeft.test(text) ? { actual: text.replaceAll(directionMarks, '') } : {};
  }

  protected draw({ lines, x, width, align, size, colour }: DrawnLines, top: number): void {
    const isRight = (align === 'end') !== (this.direction === 'rtl');
    this.doc.fillColor(colour);
    for (const [index, line] of lines.entries()) {
      const left = isRight ? x + width - line.width : x;
      const y = top + index * size * leading + size * 1.05;
      let before = 0;
      const placed = line.runs.map((run) => {
        const at = left + before;
        before += run.width;
        return { ...run, at };
      });
      // Programs read what is drawn first first.
      for (const { font, text, at } of this.direction === 'rtl' ? placed.toReversed() : placed) {
        this.fonts.use(font, size);
        this.doc.text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      }
    }
  }

  protected line(y: number, colour: string, width: number): void {
    this.artifact(() => {
      this.doc
        .moveTo(margin, y)
        .lineTo(margin + this.width, y)
        .lineWidth(width)
        .strokeColor(colour)
        .stroke();
    });
  }

  /** What only decorates the page. */
  protected artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    const { x, y } = this.doc;
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
    this.doc.x = x;
    this.doc.y = y;
  }

  protected get bottom(): number {
    return this.doc.page.height - margin - 8;
  }

  protected isBeyond(height: number): boolean {
    return this.doc.y + height > this.bottom;
  }

  /** Begins a new page unless there is room for this height. */
  keep(height: number): void {
    if (this.isBeyond(height)) this.newPage();
  }

  protected newPage(): void {
    this.doc.addPage();
    this.doc.y = margin;
  }
}
