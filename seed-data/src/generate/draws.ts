/** `draw(h, k)`: the k-th number from 0 to 1 of a package, the same at every run; `pick` takes one of a list. */
export const drawMacros: readonly string[] = [
  'create or replace temp macro draw(h, k) as (hash(xor(h, k::ubigint)) & 16777215) / 16777216.0',
  'create or replace temp macro pick(h, k, texts) as texts[1 + (hash(xor(h, k::ubigint)) % len(texts))::integer]',
  'create or replace temp macro money(amount) as round(amount, 2)::decimal(18, 2)',
];
