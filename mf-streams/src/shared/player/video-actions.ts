/** Step of a volume key (0 to 1), and of a seek key (s). */
const VOLUME_STEP = 0.1;
const WIND_S = 5;

/** Safari on iPhones allows full screen only for the video element. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export const canFillScreen = (video: PhoneVideo): boolean =>
  document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined;

/** Toggles full screen with the controls. */
export const toggleFullscreen = (video: PhoneVideo, frame: HTMLElement): void => {
  // If the browser refuses, nothing happens and nothing is reported.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  else if (document.fullscreenEnabled) frame.requestFullscreen().catch(() => {});
  else video.webkitEnterFullscreen?.();
};

/** Toggles picture-in-picture. */
export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (document.pictureInPictureElement === video) document.exitPictureInPicture().catch(() => {});
  else video.requestPictureInPicture().catch(() => {});
};

/** @param volume 0 to 1; above 0 it also unmutes */
export const setVolume = (video: HTMLVideoElement, volume: number): void => {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = video.volume === 0;
};

export const changeVolume = (video: HTMLVideoElement, direction: 1 | -1): void =>
  setVolume(video, (video.muted ? 0 : video.volume) + direction * VOLUME_STEP);

/** Unmuting never leaves the volume at zero. */
export const toggleMuted = (video: HTMLVideoElement): void => {
  if (video.muted) setVolume(video, video.volume || 1);
  else video.muted = true;
};

export const wind = (video: HTMLVideoElement, direction: 1 | -1): void => {
  video.currentTime = Math.max(0, video.currentTime + direction * WIND_S);
};
