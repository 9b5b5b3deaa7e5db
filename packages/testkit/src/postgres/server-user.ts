import { execFileSync } from 'node:child_process';

/** As whom the server's programs run. PostgreSQL refuses to run as root. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** Ourselves, or, when that is root, the user `postgres`; undefined when root has no such user. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
    return { uid: number('-u'), gid: number('-g') };
  } catch {
    return undefined;
  }
}
