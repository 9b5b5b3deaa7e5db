import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const twoSeconds = 2_000;

/**
 * Counts the processor time of Chromium's pages below a process until the returned function is called, which returns the
 * seconds. Chromium starts its pages from helpers (zygotes) that it never waits for, so the system adds their time to no
 * other process. It misses what is computed in the last two seconds of a browser. Outside Linux it counts nothing.
 */
export function countRenderers(ancestor) {
  const secondsOf = new Map();
  const look = () => {
    const processes = runningProcesses();
    for (const helper of processes.values()) {
      if (!isBelow(helper, ancestor, processes) || !isZygote(helper.pid)) continue;
      const pages = [...processes.values()].filter(({ parent }) => parent === helper.pid);
      const seconds = [helper, ...pages].reduce((sum, { own }) => sum + own, helper.ofEnded);
      secondsOf.set(helper.pid, Math.max(seconds, secondsOf.get(helper.pid) ?? 0));
    }
  };
  const timer = setInterval(look, twoSeconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    return [...secondsOf.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}

function runningProcesses() {
  const found = processIds().map(processOf);
  return new Map(found.filter((each) => each !== undefined).map((each) => [each.pid, each]));
}

function processIds() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** A process with its times; undefined if it has ended meanwhile. */
function processOf(pid) {
  try {
    const fields = fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const seconds = (first) => (Number(fields[first]) + Number(fields[first + 1])) / ticksPerSecond;
    return { pid: Number(pid), parent: Number(fields[1]), own: seconds(11), ofEnded: seconds(13) };
  } catch {
    return undefined;
  }
}

/** The fields after the name of the program, which is in brackets and may contain spaces. */
export function fieldsOf(stat) {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function isBelow({ parent }, ancestor, processes) {
  for (let at = parent; at > 1; at = processes.get(at)?.parent ?? 0) if (at === ancestor) return true;
  return false;
}

function isZygote(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=zygote');
  } catch {
    return false;
  }
}
