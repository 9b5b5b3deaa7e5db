import { describe, expect, test, vi } from 'vitest';
import { type Frame, frameText, StompFault, type StompVersion } from '../../../src/live/stomp/frame.ts';
import { FrameReader } from '../../../src/live/stomp/frame-reader.ts';
import { chooseSubprotocol, negotiateHeartBeat, negotiateVersion } from '../../../src/live/stomp/negotiate.ts';

const openReader = (version: StompVersion = '1.2'): FrameReader => {
  const reader = new FrameReader(262_144);
  reader.open(version);
  return reader;
};

function framesOf(reader: FrameReader, chunk: Buffer): Frame[] {
  const frames: Frame[] = [];
  reader.push(chunk);
  for (let frame = reader.next(); frame !== undefined; frame = reader.next()) frames.push(frame);
  return frames;
}

const read = (text: string, version?: StompVersion) =>
  framesOf(openReader(version), Buffer.from(text)).map(({ command, headers, body }) => ({
    command,
    headers: Object.fromEntries(headers),
    body: body.toString(),
  }));

describe('frames', () => {
  test('are read out of one message that holds several, with heart-beats between them', () => {
    expect(read('\n\nSUBSCRIBE\nid:1\ndestination:/a\n\n\0\n\r\nUNSUBSCRIBE\r\nid:1\r\n\r\n\0')).toEqual([
      { command: 'SUBSCRIBE', headers: { id: '1', destination: '/a' }, body: '' },
      { command: 'UNSUBSCRIBE', headers: { id: '1' }, body: '' },
    ]);
  });

  test('are put together whatever the bytes are cut into', () => {
    const reader = openReader();
    const bytes = [...Buffer.from('SEND\ndestination:/a\ncontent-length:6\n\n本\0x!\0\r\nACK\r\nid:1\r\n\r\n\0')];
    const frames = bytes.flatMap((byte) => framesOf(reader, Buffer.from([byte])));
    expect(frames.map(({ command, body }) => [command, body.toString()])).toEqual([
      ['SEND', '本\0x!'],
      ['ACK', ''],
    ]);
  });

  test('have their headers read once, however many pieces the body comes in', () => {
    const reader = openReader();
    const replacing = vi.spyOn(String.prototype, 'replaceAll');
    framesOf(reader, Buffer.from('SEND\na:x\\cy\n\n'));
    const before = replacing.mock.calls.length;
    for (let piece = 0; piece < 1_000; piece += 1) framesOf(reader, Buffer.from('x'));
    const after = replacing.mock.calls.length;
    replacing.mockRestore();
    expect(after - before).toBe(0);
    expect(framesOf(reader, Buffer.from('\0'))[0]?.body.length).toBe(1_000);
  });

  test('of a stranger are an introduction, and a short one', () => {
    const introduced = framesOf(new FrameReader(262_144), Buffer.from('\nSTOMP\naccept-version:1.2\n\n\0'));
    expect(introduced.map(({ command }) => command)).toEqual(['STOMP']);
    const refused = (text: string) => () => framesOf(new FrameReader(262_144), Buffer.from(text));
    expect(refused('SEND\n')).toThrow('CONNECT comes first');
    expect(refused(`CONNECT\na:${'x'.repeat(8_200)}`)).toThrow('The headers are too long');
    expect(refused('CONNECT\n\nbody')).toThrow('CONNECT has no body');
    expect(refused('CONNECT\ncontent-length:5\n\n')).toThrow('CONNECT has no body');
  });

  test('keep the first of repeated headers, and colons in values', () => {
    expect(read('SEND\na:1\na:2\ndestination:b:c\n\n\0')[0]?.headers).toEqual({ a: '1', destination: 'b:c' });
  });

  test('are unescaped as their version says', () => {
    expect(read('SEND\na:x\\cy\\nz\\\\\n\n\0', '1.1')[0]?.headers).toEqual({ a: 'x:y\nz\\' });
    expect(read('SEND\na:\\r\n\n\0', '1.2')[0]?.headers).toEqual({ a: '\r' });
    expect(read('SEND\na:x\\cy\n\n\0', '1.0')[0]?.headers).toEqual({ a: 'x\\cy' });
    expect(read('CONNECT\na:x\\cy\n\n\0')[0]?.headers).toEqual({ a: 'x\\cy' });
    expect(() => read('SEND\na:\\r\n\n\0', '1.1')).toThrow(StompFault);
    expect(() => read('SEND\na:\\t\n\n\0', '1.2')).toThrow(StompFault);
  });

  test('have up to so many bytes from the command to the NUL, and no more', () => {
    const longest = 65_536;
    const frame = (bytes: number, announced: boolean) => {
      const head = `SEND\nreceipt:r\ndestination:/a\n${announced ? `content-length:${bytes}\n` : ''}\n`;
      return { head, text: `${head}${'é'.repeat(bytes / 2)}\0` };
    };
    for (const announced of [true, false]) {
      const room = longest - Buffer.byteLength(frame(10_000, announced).head) - 1;
      const even = room - (room % 2);
      const reader = () => {
        const made = new FrameReader(even + longest - room);
        made.open('1.2');
        return made;
      };
      expect(framesOf(reader(), Buffer.from(frame(even, announced).text))).toHaveLength(1);
      const longer = () => framesOf(reader(), Buffer.from(frame(even + 2, announced).text));
      expect(longer).toThrow(
        expect.objectContaining({ message: 'The frame is too long', headers: { 'receipt-id': 'r' } }),
      );
    }
  });

  test('have a body only where they send something', () => {
    expect(() => read('SUBSCRIBE\nid:1\ndestination:/a\n\nbody\0')).toThrow('SUBSCRIBE has no body');
    expect(read('SUBSCRIBE\nid:1\ncontent-length:0\n\n\0')).toHaveLength(1);
  });

  test('of STOMP 1.0 may have spaces around their headers', () => {
    expect(read('SEND\ndestination: /a \n\n\0', '1.0')[0]?.headers).toEqual({ destination: '/a' });
    expect(read('SEND\ndestination: /a \n\n\0', '1.2')[0]?.headers).toEqual({ destination: ' /a ' });
  });

  test.each([
    ['a body that is longer than content-length', 'SEND\ncontent-length:2\n\nabc\0'],
    ['a content-length that is no number', 'SEND\ncontent-length:x\n\nabc\0'],
    ['a header without a colon', 'SEND\nabc\n\n\0'],
    ['a frame without an empty line', 'SEND\na:1\0'],
    ['headers without end', `SEND\na:${'x'.repeat(20_000)}`],
    ['a body without end', `SEND\n\n${'x'.repeat(300_000)}`],
    ['a body that would be too long', 'SEND\ncontent-length:999999999\n\n'],
  ])('are refused for %s', (_, text) => {
    expect(() => read(text)).toThrow(StompFault);
  });

  test('that are written can be read again', () => {
    const headers = { destination: '/a:b', note: 'two\nlines \\ and\r' };
    const [frame] = read(frameText('MESSAGE', { headers, body: '{"text":"Größe"}', version: '1.2' }));
    expect(frame).toMatchObject({ command: 'MESSAGE', headers, body: '{"text":"Größe"}' });
  });
});

describe('what a client chose is said back', () => {
  test.each<[StompVersion, string, string]>([
    ['1.2', 'a:b\\c\rd', 'a\\cb\\\\c\\rd'],
    ['1.1', 'a:b\\c\rd', 'a\\cb\\\\c\rd'],
    ['1.0', 'a:b\\c', 'a:b\\c'],
  ])('by the escapes of STOMP %s', (version, receipt, line) => {
    const said = frameText('RECEIPT', { headers: { 'receipt-id': receipt }, version });
    expect(said).toBe(`RECEIPT\nreceipt-id:${line}\n\n\0`);
  });
});

test.each([
  ['a lone byte', [0xff]],
  ['more bytes than needed', [0xc0, 0x80]],
  ['half a pair', [0xed, 0xa0, 0x80]],
  ['the end missing', [0xe2, 0x82]],
])('headers that are not UTF-8 are refused: %s', (_, bytes) => {
  const chunk = Buffer.concat([Buffer.from('UNSUBSCRIBE\nid:'), Buffer.from(bytes), Buffer.from('\n\n\0')]);
  expect(() => framesOf(openReader(), chunk)).toThrow('The headers are not UTF-8');
});

describe('negotiation', () => {
  test('takes the newest version that both know', () => {
    expect(negotiateVersion('1.2,1.1,1.0')).toBe('1.2');
    expect(negotiateVersion('1.0, 1.1')).toBe('1.1');
    expect(negotiateVersion(undefined)).toBe('1.0');
    expect(() => negotiateVersion('2.0')).toThrow(expect.objectContaining({ headers: { version: '1.0,1.1,1.2' } }));
  });

  test('gives signs of life as often as both can', () => {
    expect(negotiateHeartBeat('10000,4000', 5_000)).toEqual({ weSend: 5_000, theySend: 10_000 });
    expect(negotiateHeartBeat('0,0', 5_000)).toEqual({ weSend: undefined, theySend: undefined });
    expect(negotiateHeartBeat(undefined, 5_000)).toEqual({ weSend: undefined, theySend: undefined });
    expect(negotiateHeartBeat('999999999999,999999999999', 5_000)).toEqual({ weSend: 3_600_000, theySend: 3_600_000 });
    for (const none of ['a,b', '5', '5,', '-1,0', '1.5,0', '1,2,3']) {
      expect(() => negotiateHeartBeat(none, 5_000), none).toThrow(StompFault);
    }
  });

  test('prefers the newest subprotocol, whatever the order of the offer, and answers none to strangers', () => {
    expect(chooseSubprotocol(new Set(['v10.stomp', 'v11.stomp', 'v12.stomp']))).toBe('v12.stomp');
    expect(chooseSubprotocol(new Set(['mqtt']))).toBe(false);
  });
});
