export { sentMails } from './sent-mails.ts';
