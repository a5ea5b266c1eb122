import { createLazyView } from '@paddock/ui/lazy-view';

/** The login form, in a separate chunk: most visitors need no form. */
export const loginFormView = createLazyView(async () => (await import('./login-form.tsx')).LoginForm);
