import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/** Smaller answers fit into the first packet as they are. */
const smallestBytes = 1_024;
/** Of brotli's 11: a hundred kilobytes take a millisecond, and are a tenth of what they were. */
const quality = 4;

/**
 * Compresses JSON responses for clients that accept it. Report files are sent uncompressed with their length, so that
 * progress can be shown. `route.ts` excludes calls that return tokens.
 */
export const compression = plugin(async (app) => {
  await app.register(compress, {
    threshold: smallestBytes,
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    globalDecompression: false,
  });
});
