/**
 * hls.js without unused features: alternate audio, subtitles, encryption. Fetched once, on demand.
 */
export const loadHls = () => import('hls.js/light');
