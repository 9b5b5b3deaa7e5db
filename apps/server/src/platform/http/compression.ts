import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/** Smaller answers fit into the first packet without compression. */
const smallestBytes = 1_024;
/** Of brotli's 11 levels: compresses a hundred kilobytes to a tenth in a millisecond. */
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
