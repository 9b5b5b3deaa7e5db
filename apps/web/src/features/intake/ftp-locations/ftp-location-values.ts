import {
  bringsMails,
  type FtpLocationDetail,
  type FtpLocationInput,
  ftpProtocols,
  type MailRules,
} from '@waybill/contract';

/** A location as its form holds it. Empty secrets of a stored location do not change. */
export interface FtpLocationValues extends Record<string, unknown> {
  clientId: string | null;
  name: string;
  protocol: FtpLocationInput['protocol'];
  host: string;
  port: number | string;
  path: string;
  pattern: string;
  userName: string;
  password: string;
  privateKey: string;
  passphrase: string;
  intervalMinutes: number | string;
  moveTo: string;
  active: boolean;
  currencyCode: string | null;
  dateOrder: FtpLocationDetail['dateOrder'];
  /** Where mails bring the files; one sender in each line. */
  mail: Omit<MailRules, 'senders'> & { senders: string };
}

/** Where servers of a protocol listen. */
export const usualPorts: Readonly<Record<FtpLocationInput['protocol'], number>> = {
  sftp: 22,
  ftps: 21,
  ftp: 21,
  imaps: 993,
  smtp: 0,
};

export function valuesOf(location: FtpLocationDetail | undefined): FtpLocationValues {
  return {
    clientId: location === undefined ? null : String(location.client.id),
    name: location?.name ?? '',
    protocol: ftpProtocols.find((each) => each === location?.protocol) ?? 'sftp',
    host: location?.host ?? '',
    port: location?.port ?? usualPorts.sftp,
    path: location?.path ?? '/',
    pattern: location?.pattern ?? '*.csv',
    userName: location?.userName ?? '',
    password: '',
    privateKey: '',
    passphrase: '',
    intervalMinutes: location === undefined ? 60 : (location.intervalMinutes ?? ''),
    moveTo: location?.moveTo ?? '',
    active: location?.active ?? true,
    currencyCode: location?.currencyCode ?? null,
    dateOrder: location?.dateOrder ?? null,
    mail: {
      address: location?.mail?.address ?? '',
      authservId: location?.mail?.authservId ?? '',
      replies: location?.mail?.replies ?? true,
      senders: location?.mail?.senders.join('\n') ?? '',
    },
  };
}

const secretOf = (typed: string): string | null => (typed === '' ? null : typed);

export function inputOf({ clientId, ...values }: FtpLocationValues): FtpLocationInput {
  return {
    name: values.name,
    protocol: values.protocol,
    host: values.host,
    port: Number(values.port),
    path: values.path,
    pattern: values.pattern,
    userName: values.userName,
    password: secretOf(values.password),
    privateKey: secretOf(values.privateKey),
    passphrase: secretOf(values.passphrase),
    intervalMinutes: values.intervalMinutes === '' ? null : Number(values.intervalMinutes),
    moveTo: values.moveTo.trim() === '' ? null : values.moveTo,
    active: values.active,
    currencyCode: values.currencyCode,
    dateOrder: values.dateOrder,
    mail: bringsMails(values.protocol)
      ? { ...values.mail, senders: values.mail.senders.split(/[\s,;]+/).filter((sender) => sender !== '') }
      : null,
  };
}
