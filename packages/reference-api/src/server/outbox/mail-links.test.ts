import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { registration } from '../../../test/rigs/registration.ts';

const email = 'erika@example.org';

/**
 * Has each mail with a link sent: by the language of the call, or of the customer's settings. Gives
 * the paths of the links.
 */
const linksIn = async (language: 'de' | 'en'): Promise<string[]> => {
  const { call, messagesTo } = createTestApi('2026-11-21T07:00:00Z');
  const header = { 'accept-language': language };
  await call('register', { header, body: registration });
  const news = { email, email_confirmation: email, birthdate: '1985-04-12', consent: true } as const;
  await call('subscribeNewsletter', { header, body: news });
  await call('startPasswordRecovery', { header, body: { email: 'other@demo.test' } });
  await call('setSettings', {
    as: 'active',
    body: { compact: false, dark: false, sticky_bet_submit: true, language },
  });
  const [team] = (await call('getTeamBets')).data;
  const share = { team_tip_id: team?.team_tip_id as number, stake_amount: 500, nickname: 'Kim', confirmed: 1 } as const;
  await call('joinTeamBet', { as: 'active', body: share });
  const mails = [
    ...(await messagesTo(email)),
    ...(await messagesTo('other@demo.test')),
    ...(await messagesTo('active@demo.test')),
  ];
  return mails.flatMap(({ text }) =>
    [...text.matchAll(/http:\/\/localhost:3000(\/(?:en\/)?[a-z-]+)/g)].map(([, path]) => path ?? ''),
  );
};

describe('[OUTBOX-6] a link in a mail leads to the page in the language of the mail', () => {
  test.each([
    ['de', ''],
    ['en', '/en'],
  ] as const)('%s', async (language, prefix) => {
    const pages = ['/newsletter', '/password-recovery', '/register', '/teamwette'];
    expect((await linksIn(language)).sort()).toEqual(pages.map((page) => prefix + page));
  });
});
