import { DEMO_PASSWORD, type DemoName, demoEmail } from '../../src/server/demo/demo-customers.ts';
import type { createTestApi } from './ask.ts';

type Api = Pick<ReturnType<typeof createTestApi>, 'call'>;

/** The tokens of a login answer, in either form. */
export const readTokens = (data: { bearer_token: string | string[]; refresh_token: string | string[] }) => ({
  bearer: [data.bearer_token].flat()[0] as string,
  refresh: [data.refresh_token].flat()[0] as string,
});

/** A real login of a demo customer. */
export const logIn = async ({ call }: Api, name: DemoName, password: string = DEMO_PASSWORD) => {
  const { status, data, headers } = await call('login', { body: { email: demoEmail(name), password } });
  if (status !== 200) throw new Error(`${name} cannot log in: ${status}`);
  const csrf = /^csrf-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { ...readTokens(data), csrf };
};

/** Refreshes with a refresh token, as the contract defines. */
export const refresh = ({ call }: Api, token: string, header: Record<string, string> = {}) =>
  call('login', {
    header: { 'refresh-token': token, ...header },
    body: { grant_type: 'refresh_token', refresh_token: token },
  });
