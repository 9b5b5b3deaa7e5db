import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('the web app', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'waybill-web-'));
  const webDirectory = join(parent, 'dist');
  await mkdir(join(webDirectory, 'assets'), { recursive: true });
  const files = { 'index.html': '<!doctype html><title>Waybill</title>', 'assets/app-1234.js': 'export {};' };
  for (const [name, content] of Object.entries(files)) {
    const file = join(webDirectory, name);
    await writeFile(file, content);
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  await writeFile(join(webDirectory, 'assets', 'plain-1234.woff2'), 'a font');
  await writeFile(join(parent, 'secret.txt'), 'not for the web');
  const house = await House.open({ webDirectory });
  afterAll(async () => {
    await house.close();
    await rm(parent, { recursive: true });
  });
  /** As written: `fetch` would tidy the address up before it leaves. */
  const rawText = async (path: string) => {
    const { hostname, port } = new URL(house.address);
    const [answer] = await once(request({ hostname, port, path }).end(), 'response');
    return text(answer);
  };
  const get = (path: string) => house.anyone.send('GET', path);

  it.each(['/', '/login', '/SSO', '/aframe/dashboard/spend?client=1', '/change_password'])(
    'is the page at %s',
    async (path) => {
      const { status, headers, ...page } = await get(path);
      expect(status).toBe(200);
      expect(page.text).toContain('<title>Waybill</title>');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  it('lets forms go to identity providers from the page of single sign-on alone', async () => {
    const formAction = async (path: string) =>
      /form-action ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await formAction('/SSO')).toContain("'self' https:");
    for (const path of ['/', '/login', '/SSO-other', '/sso-callback?token=x', '/login?next=/SSO']) {
      expect(await formAction(path)).toBe("'self'");
    }
  });

  it('lets browsers keep files whose name carries a hash', async () => {
    const { status, headers } = await get('/assets/app-1234.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it.each(['br', 'identity'])('sends with a script as %s none of the headers of documents', async (encoding) => {
    const { headers } = await fetch(`${house.address}/assets/app-1234.js`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('permissions-policy')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/assets/app-1234.js', 'br', 'javascript', 'export {};'],
    ['/assets/app-1234.js', 'gzip', 'javascript', 'export {};'],
    ['/assets/app-1234.js', 'identity', 'javascript', 'export {};'],
    ['/aframe/dashboard/spend', 'br', 'text/html', '<title>Waybill</title>'],
    ['/login', 'gzip', 'text/html', '<title>Waybill</title>'],
  ])('sends %s as %s to a client that accepts it', async (path, encoding, type, content) => {
    const answer = await fetch(`${house.address}${path}`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toContain(path.startsWith('/assets/') ? 'immutable' : 'no-cache');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.text()).toContain(content);
  });

  it('sends a file as it is where there is no compressed one', async () => {
    const answer = await fetch(`${house.address}/assets/plain-1234.woff2`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('a font');
  });

  it.each([
    '/aiparcelweb/api/nothing',
    '/aiparcelreports/nothing',
    '/internal/nothing',
    '/metrics',
    '/assets/nothing.js',
    '/assets/',
  ])('is not the page at %s: a problem', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '//secret.txt'])(
    'gives no file of the machine at %s',
    async (path) => {
      expect(await rawText(path)).not.toContain('not for the web');
    },
  );
});
