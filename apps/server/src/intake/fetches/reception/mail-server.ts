import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { embeddedVersion4 } from '../../../platform/http/network-of.ts';
import type { MailReceptionAccess } from '../../../platform/mail/mail-reception-access.ts';
import { largestMail } from '../mail/mailbox.ts';

/** What is done with mails. */
export interface MailReceiver {
  /** The location that takes mails for an address; why there is none, if not. @throws for faults of ours */
  locationFor(address: string): Promise<number | Refusal>;
  /** Stores a mail, after which the sending server may forget it. */
  keep(locationId: number, mail: Uint8Array): Promise<void>;
  onFault(error: unknown): void;
}

/** Why an address takes no mail, with the code of SMTP: the sender gives up at 550 and tries again at 452. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly responseCode: number;

  constructor(responseCode: 451 | 452 | 550 | 552 | 554, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

const mostConnections = 20;
const mostRecipients = 20;
const millisecondsOfSilence = 60_000;
const fault = new Refusal(451, 'The mail cannot be stored now. Try again later.');

/**
 * A mail server that takes mails of known mail servers for known addresses. What these found out about the sender
 * is in the headers; nobody else may connect, so nobody else can write such headers.
 */
export function mailServer({ relays, key, certificate }: MailReceptionAccess, receiver: MailReceiver): SMTPServer {
  const known = networksOf(relays);
  const locations = new WeakMap<SMTPServerSession, Map<string, number>>();
  const refuse = (error: unknown): Refusal => {
    if (error instanceof Refusal) return error;
    receiver.onFault(error);
    return fault;
  };
  const server = new SMTPServer({
    key,
    cert: certificate,
    authOptional: true,
    disabledCommands: ['AUTH'],
    disableReverseLookup: true,
    size: largestMail,
    maxClients: mostConnections,
    socketTimeout: millisecondsOfSilence,
    banner: 'Waybill',
    onConnect({ remoteAddress }, done) {
      done(
        isAmong(known, remoteAddress) ? null : new Refusal(554, 'This server takes mails of its own mail server only.'),
      );
    },
    onRcptTo({ address }, session, done) {
      const add = async () => {
        const chosen = locations.get(session) ?? new Map<string, number>();
        if (session.envelope.rcptTo.length === 0) chosen.clear();
        if (chosen.size >= mostRecipients) throw new Refusal(452, 'Too many recipients.');
        const location = await receiver.locationFor(address.toLowerCase());
        if (location instanceof Refusal) throw location;
        chosen.set(address.toLowerCase(), location);
        locations.set(session, chosen);
      };
      add().then(
        () => done(),
        (error: unknown) => done(refuse(error)),
      );
    },
    onData(stream, session, done) {
      const take = async () => {
        const content = await contentOf(stream);
        for (const [location, address] of firstAddresses(locations.get(session) ?? new Map()))
          await receiver.keep(location, Buffer.concat([envelopeOf(session, address), content]));
      };
      take().then(
        () => done(null, 'Kept'),
        (error: unknown) => done(refuse(error)),
      );
    },
  });
  server.on('error', () => undefined);
  return server;
}

/** A mail goes once to a location, under the first of its addresses. */
function firstAddresses(chosen: ReadonlyMap<string, number>): ReadonlyMap<number, string> {
  return new Map([...chosen].toReversed().map(([address, location]) => [location, address]));
}

/** What only the conversation shows: who gets failure reports, and for which address the mail is. */
function envelopeOf({ envelope }: SMTPServerSession, address: string): Buffer {
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  return Buffer.from(`Return-Path: <${plain(from)}>\r\nDelivered-To: ${plain(address)}\r\n`);
}

const plain = (address: string): string => address.replaceAll(/[\p{Cc}<>]/gu, '');

/** @throws Refusal for a mail that is too large */
async function contentOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    // The rest is read and forgotten: the answer comes after the mail.
    if (bytes > largestMail) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (bytes > largestMail) throw new Refusal(552, 'The mail is larger than 40 MB.');
  return Buffer.concat(chunks);
}

function networksOf(relays: readonly string[]): BlockList {
  const list = new BlockList();
  for (const relay of relays) {
    const [address = '', bits] = relay.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isAmong(list: BlockList, remoteAddress: string): boolean {
  const address = embeddedVersion4(remoteAddress) ?? remoteAddress;
  return isIPv4(address) ? list.check(address, 'ipv4') : isIPv6(address) && list.check(address, 'ipv6');
}
