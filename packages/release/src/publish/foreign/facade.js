/**
 * Wraps a foreign container: gives the boundary the module that it expects, and lets the page's
 * loader fetch the files of an expose, with integrity, before the container needs them. Its text is
 * written into the build's entry, so it uses only the page's globals.
 */
export function facade(container, { pages, files }) {
  const { src, dataset } = document.currentScript;
  // The loader knows files by the folder of the entry.
  const folder = src.replace(/[^/]*$/, '');
  let shares;

  /**
   * If it finds no link to a stylesheet, the container loads it without the loader, and fails. This
   * adds such a link.
   */
  const standIn = (href) => {
    const links = [...document.querySelectorAll('link[rel=stylesheet]')];
    if (links.some((each) => each.dataset.href === href)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    Object.assign(link.dataset, { href, build: dataset.build });
    document.head.append(link);
  };

  const style = (file) =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      link.href = folder + file;
      // Also called after a failure: a page without styles is better than none.
      link.onload = () => {
        standIn(link.href);
        resolve();
      };
      __paddock__.style(link);
    });
  const load = ({ js, css }) =>
    Promise.all([...css.map(style), ...js.map((file) => __paddock__.script(folder + file))]);

  /**
   * A page of another router or framework: `mount` gets an element, and returns the function that
   * unmounts it.
   */
  const bridge = ({ mount, unmount }) => {
    const { createElement, useEffect, useRef } = Object.values(shares.react)[0].get()();
    return function Mounted() {
      const place = useRef(null);
      useEffect(() => {
        const element = place.current;
        const end = mount(element);
        return () => {
          if (unmount) unmount(element);
          else if (typeof end === 'function') end();
        };
      }, []);
      return createElement('div', { ref: place });
    };
  };

  const show = async (expose) => {
    await load(files[expose]);
    const exposed = (await container.get(expose))();
    const page = exposed.default ?? exposed;
    return { Component: typeof page.mount === 'function' ? bridge(page) : page };
  };

  return {
    init(scope, path) {
      shares = scope;
      return container.init(scope, path);
    },
    async get() {
      const routes = pages.map(({ path, expose }) => ({ path, lazy: () => show(expose) }));
      return () => ({ default: { routes, messages: {} } });
    },
  };
}
