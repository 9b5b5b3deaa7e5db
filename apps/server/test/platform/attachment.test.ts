import { describe, expect, it } from 'vitest';
import { attachment } from '../../src/platform/http/attachment.ts';

describe('the name under which a file is saved', () => {
  it.each([
    ['plain.csv', `attachment; filename="plain.csv"; filename*=UTF-8''plain.csv`],
    ['発票-Ω12.csv', `attachment; filename="__-_12.csv"; filename*=UTF-8''%E7%99%BA%E7%A5%A8-%CE%A912.csv`],
    [`a"b\\c%(d)'*.csv`, `attachment; filename="a_b_c_(d)'*.csv"; filename*=UTF-8''a%22b%5Cc%25%28d%29%27%2A.csv`],
    ['line\r\nend.csv', `attachment; filename="line__end.csv"; filename*=UTF-8''line%0D%0Aend.csv`],
    ['half \ud83d.csv', `attachment; filename="half _.csv"; filename*=UTF-8''half%20%EF%BF%BD.csv`],
  ])('%j is a header that Node sends', (name, header) => {
    expect(attachment(name)).toBe(header);
    expect(() => new Headers({ 'content-disposition': attachment(name) })).not.toThrow();
  });
});
