/**
 * Stands before a container that knows nothing of this platform: gives the module that the boundary
 * asks for, and has the page's loader fetch the files of an expose, with integrity, before the
 * container looks for them. Its text is written into the build's entry, so it uses nothing from
 * outside but the page's globals.
 */
export function facade(container, { pages, files }) {
  const { src, dataset } = document.currentScript;
  // The loader knows files by the folder from which the entry came.
  const folder = src.replace(/[^/]*$/, '');
  let shares;

  /**
   * Where a stylesheet is missing, the container would load it past the loader, and fail with it.
   * It looks for such a link.
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
      // Also called if it failed: a page without styles is better than none.
      link.onload = () => {
        standIn(link.href);
        resolve();
      };
      __paddock__.style(link);
    });
  const load = ({ js, css }) =>
    Promise.all([...css.map(style), ...js.map((file) => __paddock__.script(folder + file))]);

  /**
   * A page of another router or framework: `mount` gets an element, and gives the function that
   * ends it.
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
