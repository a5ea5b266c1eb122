const PATHS = {
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M7 5v14M17 5v14',
  sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  captions: 'M3 6h18v12H3ZM10.5 10.5a2 2 0 1 0 0 3M17.5 10.5a2 2 0 1 0 0 3',
  pictureInPicture: 'M3 5h18v14H3ZM12 12h6v4.5h-6Z',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  window: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
} as const;

export type PlayerIconName = keyof typeof PATHS;

/** The icon on a control; the control's name describes the action. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'pause' ? 3.5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
