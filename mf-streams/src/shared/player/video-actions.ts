/** How much (0 to 1) a key changes the volume, and how far (s) one winds. */
const VOLUME_STEP = 0.1;
const WIND_S = 5;

/** Safari on iPhones shows nothing but a video itself on the whole screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export const canFillScreen = (video: PhoneVideo): boolean =>
  document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined;

/** Onto the whole screen, with its controls; and back. */
export const toggleFullscreen = (video: PhoneVideo, frame: HTMLElement): void => {
  // What the browser does not allow now, it does not do; there is nothing to say about it.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  else if (document.fullscreenEnabled) frame.requestFullscreen().catch(() => {});
  else video.webkitEnterFullscreen?.();
};

/** Into a window of its own, over all others; and back. */
export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (document.pictureInPictureElement === video) document.exitPictureInPicture().catch(() => {});
  else video.requestPictureInPicture().catch(() => {});
};

/** @param volume 0 to 1; more than none also ends muting */
export const setVolume = (video: HTMLVideoElement, volume: number): void => {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = video.volume === 0;
};

export const changeVolume = (video: HTMLVideoElement, direction: 1 | -1): void =>
  setVolume(video, (video.muted ? 0 : video.volume) + direction * VOLUME_STEP);

/** Sound on again is never silent. */
export const toggleMuted = (video: HTMLVideoElement): void => {
  if (video.muted) setVolume(video, video.volume || 1);
  else video.muted = true;
};

export const wind = (video: HTMLVideoElement, direction: 1 | -1): void => {
  video.currentTime = Math.max(0, video.currentTime + direction * WIND_S);
};
