/** Pixels of each side of the photo as it is kept. */
const SIDE = 360;
const MOST_CHARACTERS = 160_000;

/**
 * A square photo as a data URL, drawn anew: what the file says of place and camera is gone.
 * @throws Error in a sentence for a file that is no picture
 */
export async function photoOf(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('Choose a JPEG, PNG or WebP picture.');
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const url = [0.9, 0.75, 0.5].map((quality) => canvas.toDataURL('image/jpeg', quality));
  return url.find(({ length }) => length <= MOST_CHARACTERS) ?? '';
}
