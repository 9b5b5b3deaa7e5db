import { env } from 'node:process';

const pollMilliseconds = 500;

/**
 * Calls back when the shell in which npm runs us is gone: killing npm ends that shell, and nothing tells us. Returns a
 * function that stops watching. Without npm, we may be left running in the background.
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
