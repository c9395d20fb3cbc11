import type { Frame } from './picture-run.ts';

/** Enough to tell light and change by, and too little to recognize anything. */
const width = 16;
const height = 12;

/** Takes small frames of a camera for as long as it is open; they never leave this page. */
export interface FrameSource {
  /** Null while there is no picture, and where the browser cannot draw one. */
  take(): Frame | null;
  close(): void;
}

export function openFrameSource(stream: MediaStream): FrameSource {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  // A browser that does not play it gives no frame, and no frame says nothing.
  void video.play().catch(() => {});
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // Single pixels keep the noise that a mean of many would lose.
  if (context) context.imageSmoothingEnabled = false;
  return {
    take: () => {
      if (!context || video.paused || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
      context.drawImage(video, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    },
    close: () => {
      video.srcObject = null;
    },
  };
}
