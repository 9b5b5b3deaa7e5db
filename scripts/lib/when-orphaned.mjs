import { env } from 'node:process';

const pollMilliseconds = 500;

/**
 * Calls back when the shell in which npm runs us is gone: `kill` of npm ends that shell, and nobody tells us. Returns a
 * function that stops it watching. Who runs us without npm may leave us alone in the background.
 */
export function whenOrphaned(callback) {
  if (env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, pollMilliseconds);
  return () => clearInterval(timer);
}
