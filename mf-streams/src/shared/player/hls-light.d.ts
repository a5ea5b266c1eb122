/**
 * The light build has no types. It is the full one without alternate audio, subtitles, EME and
 * CMCD.
 */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
