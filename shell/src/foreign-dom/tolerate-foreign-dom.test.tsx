import { render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tolerateForeignDom } from './tolerate-foreign-dom.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(tolerateForeignDom);
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

/**
 * As Google Translate does: each text becomes the only child of two `<font>` elements, translated;
 * React's own text node is removed.
 */
function translate(root: HTMLElement) {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

function Race({ status, open }: { status: string; open: boolean }) {
  return (
    <p>
      {open && 'Start in fünf Minuten. '}
      {open && <b>Jetzt wetten</b>}
      {status}
    </p>
  );
}

describe('a page that somebody else changes', () => {
  test('[ERRORS-5] row 64: goes on after it was translated', () => {
    const { container, rerender, unmount } = render(<Race status="offen" open />);
    translate(container);
    rerender(<Race status="geschlossen" open={false} />);
    rerender(<Race status="geschlossen" open />);
    expect(container.textContent).toContain('Jetzt wetten');
    unmount();
    expect(container.textContent).toBe('');
  });

  test('[ERRORS-14] row 64: goes on after an extension has wrapped and added nodes', () => {
    const { container, rerender } = render(<Race status="offen" open />);
    const bold = container.querySelector('b') as HTMLElement;
    const wrapper = document.createElement('span');
    bold.replaceWith(wrapper);
    wrapper.append(bold, 'Werbung');
    rerender(<Race status="offen" open={false} />);
    expect(container.textContent).not.toContain('Jetzt wetten');
    rerender(<Race status="offen" open />);
    expect(container.textContent).toContain('Jetzt wetten');
  });
});
