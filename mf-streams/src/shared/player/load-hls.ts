/** hls.js without what these streams do not have: other audio, subtitles, encryption. Fetched once, when a stream is wanted. */
export const loadHls = () => import('hls.js/light');
