import type { Weight } from './letter-fonts.ts';
import {
  cellGap,
  type DrawnLines,
  faint,
  footer,
  hairline,
  ink,
  LetterPages,
  leading,
  margin,
  rowGap,
  type StructureElement,
  shade,
  tableSize,
  usualSize,
} from './letter-pages.ts';
import { textLines } from './text-lines.ts';

/** How a paragraph is set; absent: as the text of the letter. */
export interface ParagraphStyle {
  readonly weight?: Weight;
  readonly size?: number;
  readonly colour?: string;
  /** The space after it. */
  readonly after?: number;
  /** Its width as a share of the page; absent: all of it. */
  readonly share?: number;
}

/** A column of a table. */
export interface TableColumn {
  /** Empty in a table of labels with their values, which has no line of headers. */
  readonly header: string;
  /** Its width as a share of the page. */
  readonly share: number;
  readonly align?: 'start' | 'end';
  /** Its cells name their rows. */
  readonly isHeading?: boolean;
}

/** A row of a table; `isTotal`: it adds up those above. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
}

/**
 * Writes a letter as a tagged PDF, part by part and page by page: headings, paragraphs and tables are known as such to
 * programs that read it aloud, lines and page numbers are marked as decoration. It says that it keeps to PDF/UA-1 (ISO
 * 14289-1); of what that standard demands, a test checks what a program can.
 */
export class TaggedDocument extends LetterPages {
  /** A heading, with an entry in the outline; it stays with what follows. */
  heading(level: 1 | 2 | 3, text: string, size: number): void {
    this.keep(size * leading + 60);
    this.doc.outline.addItem(text);
    this.#block(`H${level}`, text, { weight: 'bold', size, after: size * 0.45 });
  }

  paragraph(text: string, style: ParagraphStyle = {}): void {
    this.#block('P', text, style);
  }

  /** A paragraph at the far side of the page, beside what is written at its height. */
  aside(text: string, style: ParagraphStyle = {}): void {
    const { size = usualSize, weight = 'regular', colour = ink } = style;
    const y = this.doc.y;
    const lines = textLines(this.fonts, text, this.style(weight, size), this.width * 0.4);
    const [x, width] = this.place(0.6, 0.4);
    this.tagged(this.root, 'P', text, [{ lines, x, width, align: 'end', size, colour }], y);
    this.doc.y = y;
  }

  space(height: number): void {
    this.doc.y += height;
  }

  /** A line across the page. */
  rule(colour = hairline, width = 0.75): void {
    this.line(this.doc.y, colour, width);
    this.doc.y += 2;
  }

  /** Rows under headers, which are repeated on every page; without headers, labels with their values. */
  table(columns: readonly TableColumn[], rows: readonly TableRow[], size = tableSize): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    const hasHeaders = columns.some(({ header }) => header !== '');
    if (hasHeaders) {
      this.keep(3 * size * leading + 4 * rowGap);
      const head = this.doc.struct('THead');
      table.add(head);
      this.#headers(columns, size, head);
      head.end();
    }
    const body = this.doc.struct('TBody');
    table.add(body);
    for (const row of rows) {
      const weight = row.isTotal ? 'bold' : 'regular';
      const cells = columns.map((column, index) => {
        const own: Weight = weight === 'bold' || (column.isHeading && !hasHeaders) ? 'bold' : 'regular';
        return this.#cell(columns, index, row.cells[index] ?? '', { weight: own, size });
      });
      const height = heightOf(cells) + 2 * rowGap;
      if (this.isBeyond(height)) {
        this.newPage();
        if (hasHeaders) this.#headers(columns, size);
      }
      const tr = this.doc.struct('TR');
      body.add(tr);
      const y = this.doc.y;
      if (row.isTotal) this.line(y, ink, 0.75);
      for (const [index, cell] of cells.entries()) {
        const text = row.cells[index] ?? '';
        const isHeading = columns[index]?.isHeading === true;
        this.tagged(tr, isHeading ? 'TH' : 'TD', text, [cell], y + rowGap, isHeading ? scopeOf('Row') : {});
      }
      tr.end();
      this.doc.y = y + height;
      this.line(this.doc.y, hairline, 0.5);
    }
    body.end();
    table.end();
    this.doc.y += 8;
  }

  /** Lines to be filled in by hand, each with what it is for. */
  blanks(labels: readonly string[]): void {
    this.keep(60);
    const top = this.doc.y + 34;
    const share = 1 / labels.length;
    for (const [index, label] of labels.entries()) {
      const [x, width] = this.place(index * share, share * 0.9);
      this.artifact(() => {
        this.doc
          .moveTo(x, top)
          .lineTo(x + width, top)
          .lineWidth(0.75)
          .strokeColor(ink)
          .stroke();
      });
      const lines = textLines(this.fonts, label, this.style('regular', tableSize), width);
      this.tagged(
        this.root,
        'P',
        label,
        [{ lines, x, width, align: 'start', size: tableSize, colour: faint }],
        top + 4,
      );
    }
    this.doc.y = top + 4 + tableSize * leading;
  }

  /** Writes the number of each page, and returns the file. */
  async finish(pageText: (page: number, pages: number) => readonly [string, string]): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      const y = this.doc.page.height - footer;
      const [start, end] = pageText(page + 1, count);
      this.artifact(() => {
        for (const [text, align] of [[start, 'start'] as const, [end, 'end'] as const]) {
          const lines = textLines(this.fonts, text, this.style('regular', 7.5), this.width * 0.7);
          this.draw({ lines, x: margin, width: this.width, align, size: 7.5, colour: faint }, y);
        }
      }, 'Pagination');
    }
    this.root.end();
    this.doc.end();
    return await this.content;
  }

  #block(tag: string, text: string, style: ParagraphStyle): void {
    const { weight = 'regular', size = usualSize, colour = ink, after = 6, share = 1 } = style;
    const [x, width] = this.place(0, share);
    let left = textLines(this.fonts, text, this.style(weight, size), width);
    const height = size * leading;
    const element = this.doc.struct(tag, this.spoken(text));
    this.root.add(element);
    while (left.length > 0) {
      if (this.isBeyond(height)) this.newPage();
      const room = Math.max(1, Math.floor((this.bottom - this.doc.y) / height));
      const lines = left.slice(0, room);
      left = left.slice(room);
      const y = this.doc.y;
      element.add(() => this.draw({ lines, x, width, align: 'start', size, colour }, y));
      this.doc.y = y + lines.length * height;
    }
    element.end();
    this.doc.y += after;
  }

  #headers(columns: readonly TableColumn[], size: number, head?: StructureElement): void {
    const cells = columns.map(({ header }, index) => this.#cell(columns, index, header, { weight: 'bold', size }));
    const y = this.doc.y;
    const height = heightOf(cells) + 2 * rowGap;
    this.artifact(() => {
      this.doc.rect(margin, y, this.width, height).fillColor(shade).fill();
    });
    if (head === undefined) {
      this.artifact(() => {
        for (const cell of cells) this.draw(cell, y + rowGap);
      }, 'Pagination');
    } else {
      const tr = this.doc.struct('TR');
      head.add(tr);
      for (const [index, cell] of cells.entries()) {
        this.tagged(tr, 'TH', columns[index]?.header ?? '', [cell], y + rowGap, scopeOf('Column'));
      }
      tr.end();
    }
    this.doc.y = y + height;
    this.line(this.doc.y, ink, 0.75);
  }

  #cell(
    columns: readonly TableColumn[],
    index: number,
    text: string,
    { weight, size }: { readonly weight: Weight; readonly size: number },
  ): DrawnLines {
    const { share = 0, align = 'start' } = columns[index] ?? {};
    const from = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0);
    const [x, whole] = this.place(from, share);
    const width = whole - cellGap;
    const lines = textLines(this.fonts, text, this.style(weight, size), width);
    return { lines, x: x + cellGap / 2, width, align, size, colour: ink };
  }
}

const heightOf = (cells: readonly DrawnLines[]): number =>
  Math.max(...cells.map(({ lines, size }) => Math.max(1, lines.length) * size * leading));

/** Which cells a header is for. */
const scopeOf = (scope: 'Row' | 'Column'): object => ({ scope });
