import { expect, it } from 'vitest';
import { fitPictures } from '../../../src/lib/printing/printing.ts';

function picture(attributes: Map<string, string>) {
  return {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
}

it('charts shrink with the paper, and are as before afterwards', () => {
  const attributes = new Map([
    ['width', '900'],
    ['height', '320'],
  ]);
  const undo = fitPictures({ querySelectorAll: () => [picture(attributes)] });
  expect(attributes.get('viewBox')).toBe('0 0 900 320');
  undo();
  expect(attributes.has('viewBox')).toBe(false);
});
