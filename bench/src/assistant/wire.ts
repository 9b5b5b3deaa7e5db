import { once } from 'node:events';
import { milliseconds, printTable } from '../print-table.ts';
import { median, percentile } from '../statistics.ts';
import { startDemoServer } from '../web/demo-server.ts';
import { readQuestions } from './questions.ts';

const longestWait = 30_000;
const clientOf = { one: 1002, family: 1001 } as const;

/** Asks the questions that need no context over the socket of a demo server, one after another. */
export async function benchWire(): Promise<void> {
  const server = await startDemoServer();
  const asked = readQuestions('authors-seen').filter(({ earlier }) => earlier.length === 0);
  const chat = await openChat(server.address, server.token);
  const waits: number[] = [];
  const outcomes = new Map<string, number>();
  for (const { question, asker } of asked) {
    const started = performance.now();
    const outcome = await chat.ask(question, clientOf[asker]);
    waits.push(performance.now() - started);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  chat.close();
  await server.stop();
  const [first = 0, ...later] = waits;
  printTable(
    'The assistant over the wire',
    ['Questions', 'Outcomes', 'First ms', 'Median ms', '95% ms', 'Longest ms'],
    [
      [
        String(waits.length),
        [...outcomes].map(([name, count]) => `${name} ${count}`).join(', '),
        milliseconds(first),
        milliseconds(median(later)),
        milliseconds(percentile(later, 0.95)),
        milliseconds(Math.max(...later)),
      ],
    ],
  );
}

/** One question at a time over a socket of its own. */
async function openChat(address: string, token: string) {
  const account = await fetch(`${address}/aiparcelweb/api/account`, { headers: { authorization: `Bearer ${token}` } });
  const { id } = (await account.json()) as { id: number };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/aichatbot/stomp/chat`);
  let hear: (frame: string) => void = () => undefined;
  socket.addEventListener('message', ({ data }) => hear(String(data)));
  await once(socket, 'open');
  /** The next frame with the given command. */
  const next = (command: string) =>
    new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No ${command} came.`)), longestWait);
      hear = (frame) => {
        if (!frame.startsWith(command)) return;
        clearTimeout(late);
        resolve(frame);
      };
    });
  const connected = next('CONNECTED');
  socket.send(`CONNECT\naccept-version:1.2\ntoken:${token}\n\n\0`);
  await connected;
  socket.send(`SUBSCRIBE\nid:answers\ndestination:/topic/chat/${id}/bench\n\n\0`);
  return {
    close: () => socket.close(),
    async ask(userPrompt: string, clientId: number): Promise<string> {
      const answer = next('MESSAGE');
      const body = JSON.stringify({ userPrompt, clientId, subClientIds: [], timeZone: 'UTC' });
      socket.send(`SEND\ndestination:/app/chat/${id}/bench/-1\ntoken:${token}\n\n${body}\0`);
      const frame = await answer;
      const { response } = JSON.parse(frame.slice(frame.indexOf('\n\n') + 2, -1)) as {
        response: readonly { readonly data: { readonly outcome: string | null } }[];
      };
      return response[0]?.data.outcome ?? 'failed';
    },
  };
}
