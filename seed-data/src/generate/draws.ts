/** `draw(h, k)`: the k-th number from 0 to 1 of a package, the same at every run; `dice(h, k, n)`: a whole number below n. */
export const drawMacros: readonly string[] = [
  'create or replace temp macro draw(h, k) as (hash(xor(h, k::ubigint)) & 16777215)::double / 16777216',
  'create or replace temp macro dice(h, k, n) as (hash(xor(h, k::ubigint)) % n)::integer',
  'create or replace temp macro money(amount) as (amount)::decimal(18, 2)',
];
