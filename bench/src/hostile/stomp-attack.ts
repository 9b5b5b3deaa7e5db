import type { Attack } from './attack.ts';

const stompPath = '/aiparcelweb/stomp';
const messages = 20_000;

/** Without signing in: a frame that never ends, sent one byte at a time. */
export const stompAttack: Attack = {
  name: 'live messages, a frame sent byte by byte without signing in',
  async run({ server }, signal) {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}${stompPath}`, 'v12.stomp');
    const closed = new Promise<string>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(`closed by the server (${code})`), { once: true });
    });
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error('The connection was refused.')), { once: true });
    });
    const headers = Array.from({ length: 60 }, (_, index) => `h${index}:${String.raw`x\\`.repeat(85)}`);
    socket.send(`SEND\n${headers.join('\n')}\n\n`);
    for (let sent = 0; sent < messages && socket.readyState === WebSocket.OPEN && !signal.aborted; sent += 1) {
      socket.send('x');
      if (sent % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    while (socket.bufferedAmount > 0 && socket.readyState === WebSocket.OPEN && !signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const answered = await Promise.race([closed, new Promise<string>((resolve) => setTimeout(resolve, 2_000, 'open'))]);
    socket.close();
    return answered;
  },
};
