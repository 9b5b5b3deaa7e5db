declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Hoodiecrow {
    readonly server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
    getMailbox(path: string): { readonly messages: readonly unknown[] } | undefined;
    appendMessage(path: string, flags: readonly string[], date: Date, raw: string): void;
  }

  export default function hoodiecrow(options: object): Hoodiecrow;
}
