/**
 * The light build ships no types. It is the full build without alternate audio, subtitles, EME and
 * CMCD.
 */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
