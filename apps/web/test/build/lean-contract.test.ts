import { expect, test } from 'vitest';
import { leanModule } from '../../build/lean-contract.ts';

test('an endpoint keeps what calls it and loses what checks it', () => {
  const lean = leanModule(
    "export const account = endpoint({ name: 'account', method: 'GET', path: '/account/:id', access: 'public', summary: 'One.', params: z.object({ id: z.string() }), answer: authUser });",
  );
  expect(evaluated(lean, 'account')).toEqual({
    name: 'account',
    method: 'GET',
    path: '/account/:id',
    access: 'public',
  });
});

test('what an endpoint shares with others stays as long as it may hold what calls it', () => {
  const shared = "const shape = { method: 'POST', access: 'active' };\n";
  const lean = leanModule(`${shared}export const change = endpoint({ ...shape, name: 'change', path: '/change' });`);
  expect(evaluated(lean, 'change')).toEqual({ name: 'change', method: 'POST', path: '/change', access: 'active' });
  const whole = "endpoint({ ...shape, name: 'a', method: 'GET', path: '/a', access: 'public' })";
  expect(leanModule(`${shared}export const one = ${whole};`)).not.toContain('...shape');
});

test('a schema that is used is whole, and one that is not can be left out', () => {
  const lean = leanModule("const kinds = ['a', 'b'];\nexport const kind = z.enum(kinds);");
  expect(evaluated(lean, 'kind')).toEqual(['a', 'b']);
  expect(lean).toContain('export const kind = /* @__PURE__ */');
});

test('functions and plain values stay as they are', () => {
  const code =
    'export const sizes = [25, 50];\nexport function isAllowed(text) {\n  return text.length > endpoint({ a: 1 }).a;\n}';
  expect(leanModule(code)).toBe(code);
});

/** What a module of the contract exports under a name, where `endpoint` and `z.enum` give back what they get. */
function evaluated(code: string, name: string): unknown {
  const z = { enum: (values: unknown) => values };
  const body = `${code.replaceAll('export ', '')}\nreturn ${name};`;
  return new Function('endpoint', 'z', 'authUser', body)((described: unknown) => described, z, undefined);
}
