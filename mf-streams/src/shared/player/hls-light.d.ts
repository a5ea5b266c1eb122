/** The light build carries no types of its own; it is the full one without alternate audio, subtitles, EME and CMCD. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
