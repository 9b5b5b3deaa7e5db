import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const notice = join(import.meta.dirname, '..', '..', '..', 'NOTICE');

/** Serves the attributions that licences ask for, as `/notice.txt`. */
export function noticeFile(): Plugin {
  return {
    name: 'waybill:notice',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'notice.txt', source: await readFile(notice, 'utf8') });
    },
  };
}
