/** Best first: small, and what the browsers of today really write. */
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** The container and codec this browser records speech in; null where it records none. */
export function recordingFormat(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return formats.find((format) => MediaRecorder.isTypeSupported(format)) ?? null;
}
