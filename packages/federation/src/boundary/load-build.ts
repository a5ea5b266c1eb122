import type { RemoteModule } from '@paddock/core';
import { type Container, fileUrl, type Phase, type TabBuild, type TabRelease } from '@paddock/release/record';
import type { Environment, Stop } from '../environment.ts';
import { isLoadFailure, LoadFailure } from '../failure.ts';
import type { Loader } from '../loader/loader.ts';
import { forgetContainer, type Runtime } from '../runtime/runtime.ts';

/**
 * Checks a module against the contract and its build's claims. Throws a {@link LoadFailure} of kind
 * `contract`.
 */
export type ParseModule = (exposed: unknown, build: TabBuild) => RemoteModule;

export interface BuildLoading {
  /** The release in the page's HTML, whose shell is running. */
  release: TabRelease;
  environment: Environment;
  loader: Loader;
  runtime: Runtime;
  parseModule: ParseModule;
}

/** How long a remote's module may take while no file is loading, in milliseconds. */
const IDLE_MS = 3_000;

/**
 * Runs the entry of one build, gets the module from its container and checks it. A failure without
 * a failed file (a half initialised container) is retried once from the start. Rejects with a
 * {@link LoadFailure}.
 */
export async function loadBuild(loading: BuildLoading, remote: string, build: TabBuild): Promise<RemoteModule> {
  const { loader, environment } = loading;
  const shell = loading.release.shell.buildId;
  for (let isSecond = false; ; isSecond = true) {
    loader.forgetFailure(remote, build.buildId);
    loader.forgetFailure('shell', shell); // A shared module of the shell may be a separate chunk.
    try {
      const container = await enter(loading, remote, build);
      return loading.parseModule(await takeModule(loading, remote, build, container), build);
    } catch (error) {
      forgetContainer(environment.globals, build.container);
      if (isLoadFailure(error) && (error.phase === 'entry' || error.kind === 'contract')) throw error;
      const ofFile = loader.lastFailure(remote, build.buildId) ?? loader.lastFailure('shell', shell);
      if (ofFile) throw ofFile;
      if (isSecond) throw error;
    }
  }
}

async function enter({ environment, loader }: BuildLoading, remote: string, build: TabBuild): Promise<Container> {
  const url = environment.origin + fileUrl(remote, build.buildId, build.entry);
  await loader.script(url, 'entry');
  const container = environment.globals[build.container] as Partial<Container> | undefined;
  if (typeof container?.init === 'function' && typeof container.get === 'function') return container as Container;
  throw new LoadFailure('entry', 'contract', '', `${url} ran but defined no container ${build.container}`);
}

async function takeModule(
  { environment, loader, runtime }: BuildLoading,
  remote: string,
  build: TabBuild,
  container: Container,
): Promise<unknown> {
  let phase: Phase = 'init';
  const observed: Container = {
    init: (...args) => container.init(...args),
    get: (expose) => {
      phase = 'module';
      return container.get(expose);
    },
  };
  try {
    return await whileBusy(environment, loader, () => phase, runtime.module(observed, build));
  } catch (cause) {
    if (isLoadFailure(cause)) throw cause;
    throw new LoadFailure(phase, 'execution', '', `${remote} ${build.buildId} failed in ${phase}: ${cause}`, { cause });
  }
}

/**
 * Settles with `work`, or rejects if it makes no progress: it is pending and no file is loading for
 * {@link IDLE_MS}.
 */
function whileBusy<T>(environment: Environment, loader: Loader, phase: () => Phase, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let wasIdle = false;
    function look() {
      const isIdle = !loader.isBusy();
      if (isIdle && wasIdle) reject(new LoadFailure(phase(), 'timeout', '', 'nothing came and no file was under way'));
      wasIdle = isIdle;
      cancel = environment.after(IDLE_MS / 2, look);
    }
    let cancel: Stop = environment.after(IDLE_MS / 2, look);
    work.then(resolve, reject).finally(() => cancel());
  });
}
