import { useEffect, useRef, useState } from 'react';

/**
 * The fold at the upper edge of the screen, and the ref of the list of its buttons, which scrolls
 * its button into view. Undefined above the first fold.
 */
export function useCurrentFold(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const find = () => {
      // A jump ends just below the bar; up to half of the next line may be above that edge.
      const edge = (list.current?.getBoundingClientRect().bottom ?? 0) + 32;
      setCurrent(
        joined.split(' ').findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? edge) < edge),
      );
    };
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [joined]);
  const at = ids.indexOf(current ?? '');
  useEffect(() => {
    const button = list.current?.children[at] as HTMLElement | undefined;
    if (list.current && button) list.current.scrollLeft = button.offsetLeft - list.current.clientWidth / 3;
  }, [at]);
  return { list, current };
}
