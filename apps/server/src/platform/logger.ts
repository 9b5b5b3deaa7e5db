import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

const secretNames = ['authorization', 'cookie', 'password', 'oldPassword', 'newPassword', 'id_token', 'token'];
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The server's log: JSON lines on stdout, without secrets, and addresses without their query strings. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: secretPaths, censor: '[secret]' },
    serializers: { req: describeRequest },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const describeRequest = ({ method, url, ip }: FastifyRequest) => ({ method, path: url?.split('?')[0], ip });
