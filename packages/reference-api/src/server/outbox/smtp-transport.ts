import type { Transport } from './delivery.ts';

/** How long (ms) a mail server may be silent before the mail is retried later. */
const WAIT_MS = 10_000;

/**
 * A transport over SMTP. nodemailer is loaded only here: a server without mail saves it.
 * @param url `smtp://user:password@host:587`, or `smtps://…`
 * @param from the sender's address
 */
export const createSmtpTransport = async (url: string, from: string): Promise<Transport> => {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  return async ({ id, to, subject, text }) => {
    // The same id at each try, so that a mail program recognizes a second copy.
    const messageId = `<outbox-${id}@${from.split('@').at(-1)}>`;
    // Passed as an object: commas and brackets in it must not make it several addresses.
    await transporter.sendMail({ from, to: { name: '', address: to }, subject, text, messageId });
  };
};
