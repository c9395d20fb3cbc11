/** A frame of the camera, shrunk to a few pixels, as RGBA bytes. */
export type Frame = Uint8ClampedArray;

/** How often a frame is looked at. */
export const sampleMs = 2000;

/** Mean luminance of 0 to 255 below which there is no light: a covered lens gives 0 to 10, a dim room over 20. */
const darkBelow = 16;

/** So many dark frames in a row, that is 4 s: a hand before the lens or a change of light is not dark. */
const darkFrames = 3;

/**
 * So many frames equal to the one before, that is 10 s. They must be equal in every byte: the noise of a real
 * sensor differs from frame to frame, however still somebody sits.
 */
const equalFrames = 5;

/** What the frames so far have in common. */
export interface PictureRun {
  readonly last: Frame | null;
  /** How many of the last frames were dark, one after the other. */
  readonly dark: number;
  /** How many of the last frames were equal to the one before, one after the other. */
  readonly equal: number;
}

/** Before the first frame. */
export const noFrames: PictureRun = { last: null, dark: 0, equal: 0 };

/** Goes on with the next frame. */
export function withFrame({ last, dark, equal }: PictureRun, frame: Frame): PictureRun {
  return {
    last: frame,
    dark: luminanceOf(frame) < darkBelow ? dark + 1 : 0,
    equal: last && isEqual(last, frame) ? equal + 1 : 0,
  };
}

/** What is wrong with the picture; a black one that does not change is dark. */
export function pictureCause({ dark, equal }: PictureRun): 'dark' | 'frozen' | null {
  if (dark >= darkFrames) return 'dark';
  return equal >= equalFrames && dark === 0 ? 'frozen' : null;
}

/** The mean of all pixels, weighed as the eye does (Rec. 709). */
function luminanceOf(frame: Frame): number {
  let sum = 0;
  for (let at = 0; at < frame.length; at += 4) {
    sum += 0.2126 * (frame[at] ?? 0) + 0.7152 * (frame[at + 1] ?? 0) + 0.0722 * (frame[at + 2] ?? 0);
  }
  return frame.length === 0 ? 0 : sum / (frame.length / 4);
}

function isEqual(one: Frame, other: Frame): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
