import { createLazyView } from '@paddock/ui/lazy-view';

/** The login form, in a chunk of its own: forms are no need of a visitor who only looks. */
export const loginFormPart = createLazyView(async () => (await import('./login-form.tsx')).LoginForm);
