// Written by `pnpm generate` from openapi.yaml.
export { getSessions } from './auth/getSessions.ts';
export { logInWithPasskey } from './auth/logInWithPasskey.ts';
export { startPasskeyLogin } from './auth/startPasskeyLogin.ts';
export { getPasskeys } from './auth/getPasskeys.ts';
export { addPasskey } from './auth/addPasskey.ts';
export { startPasskey } from './auth/startPasskey.ts';
export { removePasskey } from './auth/removePasskey.ts';
export { stepUp } from './auth/stepUp.ts';
export { startStepUp } from './auth/startStepUp.ts';
export { endSession } from './auth/endSession.ts';
export { login } from './auth/login.ts';
export { isLogin } from './auth/isLogin.ts';
export { logout } from './auth/logout.ts';
export { switchToPro } from './auth/switchToPro.ts';
export { startPasswordRecovery } from './auth/startPasswordRecovery.ts';
export { checkPasswordRecovery } from './auth/checkPasswordRecovery.ts';
export { finishPasswordRecovery } from './auth/finishPasswordRecovery.ts';
