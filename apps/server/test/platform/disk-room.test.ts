import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { isDiskFull } from '../../src/platform/disk-full.ts';
import { assertRoomOnDisk, fullDiskText, whileThereIsRoom } from '../../src/platform/disk-room.ts';

const left = async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize;
};

test('what would take the room that stays free is refused, with the directory and what is needed', async () => {
  await assertRoomOnDisk(tmpdir(), 1);
  const refused = await assertRoomOnDisk(tmpdir(), await left()).catch((error: unknown) => error);
  expect(isDiskFull(refused)).toBe(true);
  expect(String(refused)).toContain(`The disk of ${tmpdir()} is full`);
  expect(String(refused)).toMatch(/\d (MiB|GiB) are needed/);
});

test('a failure is said to be of the disk only if that is full', async () => {
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(await fullDiskText(tmpdir(), full)).toContain(`The disk of ${tmpdir()} is full`);
  expect(await fullDiskText(tmpdir(), new Error('something else'))).toBeUndefined();
});

test('a file is passed on as it is while there is room', async () => {
  async function* chunks() {
    yield Buffer.from('first ');
    yield Buffer.from('second');
  }
  const passed: string[] = [];
  for await (const chunk of whileThereIsRoom(chunks(), tmpdir())) passed.push(chunk.toString());
  expect(passed).toEqual(['first ', 'second']);
});
