import type { Transport } from './delivery.ts';

/** A mail server that says nothing for so long is tried again later. */
const waitMs = 10_000;

/**
 * A transport over SMTP. nodemailer is loaded here alone, so that a server without mail does not carry it.
 * @param url `smtp://user:password@host:587`, or `smtps://…`
 * @param from the sender's address
 */
export const createSmtpTransport = async (url: string, from: string): Promise<Transport> => {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  return async ({ id, to, subject, text }) => {
    // The same id at each try, so that a mail program can tell a second copy.
    const messageId = `<outbox-${id}@${from.split('@').at(-1)}>`;
    // An address is one address, whatever commas and brackets it holds.
    await transporter.sendMail({ from, to: { name: '', address: to }, subject, text, messageId });
  };
};
