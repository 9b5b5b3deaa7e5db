import { type Logger, pino } from 'pino';

const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.currentPassword',
  '*.newPassword',
  '*.id_token',
  '*.token',
];

/** The house's log: JSON lines on stdout, without secrets. */
export const createLogger = (level: string): Logger => pino({ level, redact: { paths: secrets, censor: '[secret]' } });
