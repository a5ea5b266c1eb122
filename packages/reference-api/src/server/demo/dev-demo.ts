import { Hono } from 'hono';
import { DEMO_PASSWORD, demoCustomers, demoEmail } from './demo-customers.ts';

const login = (origin: string, email: string) =>
  `curl -s ${origin}/api/v3/customer/auth/login -H 'content-type: application/json' -d '{"username":"${email}","password":"${DEMO_PASSWORD}"}'`;

/** Lists the demo customers, one line each, with the state. */
export const demoList = (): string => {
  const width = Math.max(...demoCustomers.map(({ name }) => demoEmail(name).length));
  const lines = demoCustomers.map(({ name, shows }) => `  ${demoEmail(name).padEnd(width)}  ${shows}`);
  return [`Demo customers; the password of all is ${DEMO_PASSWORD}`, ...lines].join('\n');
};

/** The commands that log them in. */
const loginLines = (origin: string): string =>
  demoCustomers.map(({ name }) => login(origin, demoEmail(name))).join('\n');

/** `GET /dev/customers`. For development and tests only. */
export const devDemoRoutes = (): Hono => {
  const app = new Hono();
  app.get('/customers', (c) => c.text(`${demoList()}\n\n${loginLines(new URL(c.req.url).origin)}\n`));
  return app;
};
