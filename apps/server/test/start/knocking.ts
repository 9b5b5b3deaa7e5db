import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

/** Knocks at a port with many connections at once, and wakes the other thread when all of them stand. */
const { port, knocks, stand } = workerData as { port: number; knocks: number; stand: SharedArrayBuffer };
const counter = new Int32Array(stand);

for (let knock = 0; knock < knocks; knock += 1) {
  connect(port, '127.0.0.1', () => {
    Atomics.add(counter, 0, 1);
    Atomics.notify(counter, 0);
  });
}
