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
 * the name first. It returns the same URL for any input.
 */
const policy = createPolicy();

/** The URL of the push worker, in the type that `register` needs. */
export const pushWorkerUrl = (): string => policy?.createScriptURL('') ?? PUSH_WORKER_URL;
