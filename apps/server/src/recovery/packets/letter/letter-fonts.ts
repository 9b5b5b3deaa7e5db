import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { fontOfWoff } from './font-of-woff.ts';

/** How bold a text is. */
export type Weight = 'regular' | 'bold';

/** A part of a text that one font can show. */
interface FontRun {
  readonly font: string;
  readonly text: string;
}

interface Face extends Readonly<Record<Weight, string>> {
  /** What it may be asked for: a font is opened only for such characters. */
  readonly characters: RegExp;
}

const typefaces = {
  latin: {
    characters: /[\u0020-\u02ff\u1e00-\u1eff\u2000-\u2bff]/u,
    regular: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
  },
  latinExtended: {
    characters: /[\u0100-\u02ff\u1e00-\u1eff\u2000-\u2bff]/u,
    regular: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff'),
  },
  greek: {
    characters: /\p{Script=Greek}/u,
    regular: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff'),
  },
  cyrillic: {
    characters: /\p{Script=Cyrillic}/u,
    regular: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff'),
  },
  // Of the Arabic fonts, one whose letters are glyphs of their own: from others programs read the letters without dots.
  arabic: {
    characters: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/u,
    regular: import.meta.resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff'),
  },
  chinese: {
    characters: /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u,
    regular: import.meta.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff'),
  },
} as const satisfies Readonly<Record<string, Face>>;

type FaceName = keyof typeof typefaces;
const faces = Object.entries(typefaces) as readonly (readonly [FaceName, Face])[];

/** What stands for a character that no font has, so that nobody sees an empty box. */
const unknown = '?';
const unitsInEm = 1_000;

/** The fonts of a letter, opened when a text needs them. */
export class LetterFonts {
  readonly #doc: InstanceType<typeof PDFDocument>;
  readonly #known = new Map<string, ReadonlySet<number>>();
  readonly #widths = new Map<string, number>();
  readonly #runs = new Map<string, readonly FontRun[]>();

  constructor(doc: InstanceType<typeof PDFDocument>) {
    this.#doc = doc;
  }

  /** The text in parts by font. */
  runs(text: string, weight: Weight): readonly FontRun[] {
    const key = `${weight} ${text}`;
    const known = this.#runs.get(key);
    if (known !== undefined) return known;
    const found = this.#runsOf(text, weight);
    this.#runs.set(key, found);
    return found;
  }

  #runsOf(text: string, weight: Weight): readonly FontRun[] {
    const runs: { font: string; text: string }[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      const isMark = /\p{M}/u.test(character);
      if (last !== undefined && isMark && this.#has(last.font, character)) {
        last.text += character;
        continue;
      }
      const [name] =
        faces.find(
          ([face, { characters }]) => characters.test(character) && this.#has(`${face} ${weight}`, character),
        ) ?? [];
      const font = `${name ?? 'latin'} ${weight}`;
      const shown = name === undefined ? unknown : character;
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  /** Makes a font the one in which the document writes. */
  use(font: string, size: number): void {
    this.#open(font);
    this.#doc.font(font, size);
  }

  /** How wide the text of a run is. */
  width({ font, text }: FontRun, size: number): number {
    const key = `${font}\n${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return (known * size) / unitsInEm;
    this.use(font, unitsInEm);
    const width = this.#doc.widthOfString(text);
    this.#widths.set(key, width);
    return (width * size) / unitsInEm;
  }

  #has(font: string, character: string): boolean {
    return this.#open(font).has(character.codePointAt(0) ?? 0);
  }

  #open(font: string): ReadonlySet<number> {
    const known = this.#known.get(font);
    if (known !== undefined) return known;
    const [name, weight] = font.split(' ') as [FaceName, Weight];
    const path = fileURLToPath(typefaces[name][weight]);
    const content = fontOfWoff(readFileSync(path));
    const opened = create(content);
    if (!('characterSet' in opened)) throw new Error(`${path} is a collection of fonts.`);
    const characters = new Set(opened.characterSet);
    this.#known.set(font, characters);
    this.#doc.registerFont(font, content);
    return characters;
  }
}
