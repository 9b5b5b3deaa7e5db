import { describe, expect, it } from 'vitest';
import { isPermittedOrigin } from '../../../src/live/stomp/permitted-origin.ts';

const rules = {
  publicUrl: 'https://portal.example.com/waybill',
  servedHost: '10.0.0.5:8080',
  further: ['https://intranet.example.com:8443'],
};

describe('a live connection', () => {
  it.each([undefined, 'https://portal.example.com', 'http://10.0.0.5:8080', 'https://intranet.example.com:8443'])(
    'is open to %s',
    (origin) => {
      expect(isPermittedOrigin(origin, rules)).toBe(true);
    },
  );

  it.each([
    'null',
    '',
    'http://portal.example.com',
    'https://portal.example.com.evil.example',
    'https://intranet.example.com',
    'http://10.0.0.5',
    'file://10.0.0.5:8080',
  ])('is closed to %s', (origin) => {
    expect(isPermittedOrigin(origin, rules)).toBe(false);
  });
});
