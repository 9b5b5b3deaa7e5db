import { letterLanguages } from '@waybill/contract';
import { exceptionRules } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { claimLetter } from '../../../src/recovery/packets/letter/claim-letter.ts';
import { fontOfWoff } from '../../../src/recovery/packets/letter/font-of-woff.ts';
import type { LetterOrder } from '../../../src/recovery/packets/letter/letter-order.ts';
import { letterWords } from '../../../src/recovery/packets/letter/letter-words.ts';
import { letterOrder, someClaim } from './letter-orders.ts';
import { readLetter } from './letter-text.ts';

const read = async (more: Partial<LetterOrder> = {}) => readLetter(await claimLetter(letterOrder(more)));

describe('the letter of a packet', () => {
  it('says who claims what, why, and when the package was promised and delivered', async () => {
    const { text } = await read();
    expect(text).toContain('You delivered the shipment after the time that your service guarantee promises.');
    expect(text).toContain('Due 10/02/2026, delivered 10/03/2026 11:30.');
    expect(text).toContain('10/02/2026 10:30');
    expect(text).toContain('November 28, 2026');
    expect(text).not.toContain('00:00');
  });

  it('writes names in any script that it has letters for, and never a box for others', async () => {
    const names = 'Łódź Ελλάς Москва 北京 東京 Öl';
    const { text } = await read({ client: { name: `${names} القاهرة 😀`, place: '' } });
    // Programs may see a space where the font changes within a word.
    const letters = text.replaceAll(' ', '');
    for (const name of names.split(' ')) expect(letters).toContain(name);
    expect(text).toContain('?');
    expect(text).not.toContain('😀');
  });

  it('cuts what is wider than its place, and loses none of it', async () => {
    const long = 'X'.repeat(300);
    const { text } = await read({ claims: [someClaim('1Z1', { service: long })] });
    expect(text.replaceAll(' ', '')).toContain(long);
  });

  it('repeats the headers of a table on each of its pages', async () => {
    const claims = Array.from({ length: 100 }, (_, index) => someClaim(`1Z${index}`));
    const { pages } = await read({ claims, isDetailed: false });
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages.slice(1, -1)) expect(page).toContain('Shipment');
  });

  it.each(letterLanguages)('has a sentence for every rule in %s', (language) => {
    const words = letterWords(language);
    for (const { name, label } of exceptionRules) {
      expect(words.because(name), name).not.toBe('');
      if (language !== 'en') expect(words.say(label, {}), name).not.toBe(label);
    }
  });

  it('refuses a font that is not packed as the web has it', () => {
    expect(() => fontOfWoff(Buffer.from('no font at all'))).toThrow('This is no WOFF font.');
  });
});
