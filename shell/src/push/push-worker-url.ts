/** The edge serves it. */
export const PUSH_WORKER_URL = '/push-worker.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** An edge that is older than this shell does not allow the policy: then there is no push. */
function createPolicy() {
  try {
    return trustedTypes?.createPolicy('paddock-push', { createScriptURL: () => PUSH_WORKER_URL });
  } catch {
    return undefined;
  }
}

/**
 * The Trusted Types policy `paddock-push`. The shell creates it at boot, so that no remote can take
 * the name first. Whatever it is asked for, it gives the one address.
 */
const policy = createPolicy();

/** The address of the push worker, as `register` takes it. */
export const pushWorkerUrl = (): string => policy?.createScriptURL('') ?? PUSH_WORKER_URL;
