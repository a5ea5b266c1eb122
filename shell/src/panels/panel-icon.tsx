import type { PanelName } from '@paddock/host';

const PATHS: Partial<Record<PanelName, string>> = {
  burger: 'M3 6h18M3 12h18M3 18h18',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21',
  ticker: 'M4 5h16M4 10h16M4 15h10M4 20h7',
  livestream: 'M3 6h18v12H3ZM10 9.5v5l4.5-2.5Z',
  contact: 'M4 5h16v11H9l-5 4Z',
  account: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
};

/** The sign on a panel's button; what it means is said beside it. */
export function PanelIcon({ name }: { name: PanelName }) {
  const path = PATHS[name];
  if (!path) return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
