/**
 * The container of a remote whose code comes from a server on the visitor's own machine (`npm run
 * dev catalogue -- --live`). The edge writes this function into a script for each such remote of a
 * preview (`local-builds.ts`), and into no other page. It reads the server's `build.json` and loads
 * all files of that build with their integrity, as the page's policies require. Later the build's
 * container finds all its chunks already loaded.
 *
 * @param {string} name
 * @param {string} origin
 */
// biome-ignore lint/correctness/noUnusedVariables: the script of a preview calls it
function localContainer(name, origin) {
  const base = `${origin}/${name}/`;
  const page = /** @type {any} */ (globalThis);
  const rules = {
    createScriptURL(/** @type {string} */ url) {
      if (url.startsWith(base)) return url;
      throw new TypeError(`${url} is no file of ${base}`);
    },
  };
  // A page can create a policy only once, but this script runs again after a failure.
  page.__paddock_local__ ??= {};
  page.__paddock_local__[name] ??= page.trustedTypes?.createPolicy(`paddock-local-${name}`, rules) ?? rules;
  /** The build's chunk array. All its tags refer to it. @type {unknown[]} */
  const chunks = [];

  /** @param {string} file @param {string} integrity */
  const add = (file, integrity) =>
    new Promise((resolve, reject) => {
      const onerror = () => {
        tag.remove();
        reject(new Error(`${base}${file} did not come, or belongs to another build: reload the page`));
      };
      const shared = { integrity, crossOrigin: 'anonymous', onload: resolve, onerror };
      const at = file.endsWith('.js')
        ? { src: page.__paddock_local__[name].createScriptURL(base + file), chunks, async: true }
        : { rel: 'stylesheet', href: base + file };
      const tag = Object.assign(document.createElement('src' in at ? 'script' : 'link'), shared, at);
      document.head.append(tag);
    });

  const load = async () => {
    const answer = await fetch(`${base}build.json`, { cache: 'no-store', credentials: 'omit' }).catch(() => null);
    if (!answer?.ok) throw new Error(`${base} has no build: is the development server of ${name} running?`);
    const build = await answer.json();
    const files = Object.entries(build.files).filter(([file]) => /\.(js|css)$/.test(file));
    await Promise.all(files.map(([file, { integrity }]) => add(file, integrity)));
    return page[build.container];
  };
  /** @type {Promise<any> | null} */
  let container = null;
  const come = () => {
    container ??= load().catch((error) => {
      container = null;
      // The page itself shows only that this remote is not available.
      console.error(error);
      throw error;
    });
    return container;
  };
  return {
    init: async (/** @type {unknown[]} */ ...scope) => (await come()).init(...scope),
    get: async (/** @type {string} */ expose) => (await come()).get(expose),
  };
}
