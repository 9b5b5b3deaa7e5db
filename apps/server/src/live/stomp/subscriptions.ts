import { randomUUID } from 'node:crypto';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { type Frame, StompFault, type StompVersion } from './frame.ts';
import type { StompSurroundings } from './stomp-surroundings.ts';

const mostSubscriptions = 32;
const acknowledgements = ['auto', 'client', 'client-individual'];

type Headers = ReadonlyMap<string, string>;
type SendMessage = (headers: Readonly<Record<string, string>>, body: string) => void;

/** What one client listens to. */
export class Subscriptions {
  readonly #around: Pick<StompSurroundings, 'hub' | 'topicOf'>;
  readonly #send: SendMessage;
  readonly #stopById = new Map<string, () => void>();

  constructor(around: Pick<StompSurroundings, 'hub' | 'topicOf'>, send: SendMessage) {
    this.#around = around;
    this.#send = send;
  }

  /**
   * Sends the client every message of a destination from now on.
   * @throws StompFault if the frame asks for what there is not.
   */
  add({ headers }: Frame, version: StompVersion, user: SignedInUser): void {
    const destination = headers.get('destination');
    if (destination === undefined) throw new StompFault('SUBSCRIBE needs a destination');
    const id = idIn(headers, version);
    if (this.#stopById.has(id)) throw new StompFault('There is a subscription with this id');
    if (this.#stopById.size >= mostSubscriptions) throw new StompFault('There are too many subscriptions');
    const mode = headers.get('ack') ?? 'auto';
    if (!acknowledgements.includes(mode)) throw new StompFault(`ack must be one of ${acknowledgements.join(', ')}`);
    const topic = this.#around.topicOf(destination, user);
    if (topic === undefined) throw new StompFault('There is no such destination');
    const deliver = (body: string) => {
      const messageId = randomUUID();
      const head = { destination, subscription: id, 'message-id': messageId, 'content-type': 'application/json' };
      this.#send(mode === 'auto' ? head : { ...head, ack: messageId }, body);
    };
    this.#stopById.set(id, this.#around.hub.listen(topic, deliver));
  }

  end({ headers }: Frame, version: StompVersion): void {
    const id = idIn(headers, version);
    this.#stopById.get(id)?.();
    this.#stopById.delete(id);
  }

  endAll(): void {
    for (const stop of this.#stopById.values()) stop();
    this.#stopById.clear();
  }
}

/** In STOMP 1.0 the id is optional: the destination then takes its place. */
function idIn(headers: Headers, version: StompVersion): string {
  const id = headers.get('id') ?? (version === '1.0' ? headers.get('destination') : undefined);
  if (id === undefined) throw new StompFault('The frame needs an id');
  return id;
}
