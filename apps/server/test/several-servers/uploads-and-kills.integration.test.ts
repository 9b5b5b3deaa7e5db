import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticate, listInvoiceFiles, listUploads, loadUpload, previewUpload } from '@waybill/contract';
import { openSettings } from '@waybill/db';
import { demoPassword } from '@waybill/seed-data';
import { Caller, copiedDatabase, type FreshDatabase, freePort } from '@waybill/testkit';
import { newAuthority, S3OnLoopback } from '@waybill/testkit/s3';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { upsFile, upsPackage } from '../intake/loads/ups-file.ts';
import { settledUpload, TusDesk } from '../intake/tus-desk.ts';
import { ServerProcess } from './processes/server-process.ts';

const choices = { clientId: 1002, acceptBadLines: false };

describe.runIf(inject('postgresUrl') !== null)(
  'two server processes that share only a bucket, whose certificate is from an authority of its own',
  () => {
    let directory: string;
    let storage: S3OnLoopback;
    let database: FreshDatabase;
    let warehouse: Awaited<ReturnType<typeof openDuckDbWarehouse>>;
    let servers: readonly [ServerProcess, ServerProcess];

    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'waybill-bucket-'));
      const tls = await newAuthority();
      storage = await S3OnLoopback.open(tls);
      const trusted = join(directory, 'authority.pem');
      await writeFile(trusted, tls.authority);
      const file = join(directory, 'shared.duckdb');
      await copyFile(inject('warehouseTemplate'), file);
      warehouse = await openDuckDbWarehouse({ file, threads: 2 });
      database = await copiedDatabase();
      const { location } = database;
      if (!('databaseUrl' in location)) throw new Error('Several servers need a PostgreSQL server.');
      const settings = {
        ...storage.settings('portal'),
        NODE_EXTRA_CA_CERTS: trusted,
        WAYBILL_SEED: 'none',
        DATABASE_URL: location.databaseUrl,
      };
      const startOne = async (name: string) => {
        const server = new ServerProcess(
          await freePort(),
          { ...settings, WAYBILL_DATA: join(directory, name) },
          warehouse,
        );
        await server.start();
        return server;
      };
      servers = await Promise.all([startOne('first'), startOne('second')]);
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await warehouse.close();
      await database.drop();
      await storage.close();
      await rm(directory, { recursive: true, force: true });
    });

    const addressOf = ({ port }: ServerProcess) => `http://127.0.0.1:${port}`;
    const pieceFiles = () => [...storage.objects.keys()].filter((name) => name.includes('resumable-uploads'));

    it('go on with an upload when one of them is killed in the middle of a piece and its disk is lost', async () => {
      const [first, second] = servers.map(addressOf);
      if (first === undefined || second === undefined) throw new Error('There are two servers.');
      const { body } = await new Caller(first).call(authenticate, {
        body: { username: 'admin', password: demoPassword, logOffOtherSessions: true },
      });
      const atFirst = new Caller(first, body.id_token);
      const atSecond = new Caller(second, body.id_token);
      const desk = new TusDesk(body.id_token);
      const file = new TextEncoder().encode(
        upsFile({ number: 'BUCKET0001', charges: upsPackage('1ZW0A1B20300000951') }),
      );
      const piece = Math.floor(file.length / 6);

      const id = await desk.begin(first, file.length, 'in-pieces.csv');
      expect(await desk.send(first, id, 0, file.subarray(0, piece))).toBe(204);
      expect(await desk.send(second, id, piece, file.subarray(piece, 2 * piece))).toBe(204);
      expect(await desk.send(first, id, 2 * piece, file.subarray(2 * piece, 3 * piece))).toBe(204);
      const cut = desk.sendForever(first, id, 3 * piece, file.subarray(3 * piece, 3 * piece + 10));
      await expect.poll(() => holders(id)).toHaveLength(1);
      await servers[0].kill();
      await cut;
      await rm(join(directory, 'first'), { recursive: true });

      await expect.poll(() => desk.arrived(second, id), { timeout: 90_000 }).toBe(3 * piece);
      expect(await desk.send(second, id, 3 * piece, file.subarray(3 * piece))).toBe(204);
      await servers[0].start();
      const params = { id };
      expect((await atFirst.call(listUploads)).body.uploads).toMatchObject([{ id, isComplete: true }]);
      expect((await atFirst.call(previewUpload, { params, body: choices })).status).toBe(200);
      expect((await settledUpload(atSecond, id)).preview).toMatchObject({ status: 'loaded', rows: 3, packages: 1 });
      expect((await atSecond.call(loadUpload, { params, body: choices })).status).toBe(200);
      expect((await settledUpload(atFirst, id)).outcome).toMatchObject({ status: 'loaded', packages: 1 });
      const { rows } = (await atFirst.call(listInvoiceFiles, { query: { search: 'in-pieces' } })).body;
      expect(rows.map(({ status }) => status)).toEqual(['loaded']);
      expect(pieceFiles()).toEqual([]);
    });

    const holders = async (id: string) => {
      const settings = await openSettings(database.location);
      try {
        return await settings.selectFrom('upload_lock').selectAll().where('upload_id', '=', id).execute();
      } finally {
        await settings.destroy();
      }
    };
  },
);
