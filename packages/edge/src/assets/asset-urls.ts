/** The addresses of the product's pictures and manifest, which every page names. */
export const ASSETS = {
  icon: '/favicon.svg',
  oldIcon: '/favicon.ico',
  touchIcon: '/icon-180.png',
  smallIcon: '/icon-192.png',
  largeIcon: '/icon-512.png',
  share: '/share.png',
  manifest: '/manifest.webmanifest',
} as const;

/** The colour `turf` of the design tokens. */
export const THEME_COLOR = '#14533c';

export const ICON_TAGS = `<meta name="theme-color" content="${THEME_COLOR}">
<link rel="icon" href="${ASSETS.oldIcon}" sizes="32x32">
<link rel="icon" href="${ASSETS.icon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${ASSETS.touchIcon}">
<link rel="manifest" href="${ASSETS.manifest}">`;
