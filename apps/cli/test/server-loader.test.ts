import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { CannotWork } from '../src/cannot-work.ts';
import { ServerLoader } from '../src/load/server-loader.ts';

test('a load whose server is killed says that all or nothing is stored, and to load again', async () => {
  const server = createServer((_request, answer) => {
    answer.writeHead(200).write('{"progress":{"step":"checking","rows":1,"rowsPerSecond":1}}\n');
    setTimeout(() => answer.destroy(), 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const loader = new ServerLoader({ address: `http://127.0.0.1:${port}`, token: 'token' } as ConstructorParameters<
    typeof ServerLoader
  >[0]);
  const failure = await loader
    .load({ path: '/tmp/a.csv', name: 'a.csv', acceptBadLines: false }, () => undefined)
    .catch((error) => error);
  expect(failure).toBeInstanceOf(CannotWork);
  expect(failure.message).toContain('all of it is stored, or nothing. Load it again');
  server.close();
});
