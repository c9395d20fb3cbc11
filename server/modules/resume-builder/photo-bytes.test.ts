import { expect, test } from 'vitest';
import { pictureAlone } from './photo-bytes.ts';

const segment = (kind: number, data: string | number[]) => {
  const bytes = Buffer.from(data as string, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length + 2);
  return Buffer.concat([Buffer.from([0xff, kind]), length, bytes]);
};
const soi = Buffer.from([0xff, 0xd8]);
const eoi = Buffer.from([0xff, 0xd9]);
const jfif = segment(0xe0, 'JFIF\0');
const tables = segment(0xdb, 'quantized');
/** With a byte 0xff of its own and a restart. */
const scan = Buffer.concat([
  segment(0xda, 'head'),
  Buffer.from([1, 0xff, 0x00, 2, 0xff, 0xd3, 3]),
  segment(0xc4, 'more tables'),
  segment(0xda, 'second'),
  Buffer.from([4]),
]);
const gps = segment(0xe1, 'Exif\0\0MM GPSLatitude 52.5');

test('a JPEG loses what its camera wrote, and what hangs behind its picture', () => {
  const said = [
    gps,
    segment(0xed, 'Photoshop 3.0'),
    segment(0xfe, 'A comment'),
    segment(0xe2, 'ICC_PROFILE'),
  ];
  const file = Buffer.concat([soi, jfif, ...said, Buffer.from([0xff]), tables, scan, eoi, soi, gps, eoi]);
  const alone = pictureAlone(file);
  expect(alone?.toString('hex')).toBe(
    Buffer.concat([soi, jfif, segment(0xe2, 'ICC_PROFILE'), tables, scan, eoi]).toString('hex'),
  );
  expect(alone && pictureAlone(alone)?.equals(alone)).toBe(true);
});

const chunk = (name: string, data = '') => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name + data, 'latin1'), Buffer.alloc(4)]);
};
const png = (...chunks: readonly Buffer[]) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);

test('a PNG loses its texts, times and Exif', () => {
  const picture = [chunk('IHDR', 'size'), chunk('gAMA', '1'), chunk('IDAT', 'pixels')];
  const said = [
    chunk('eXIf', 'GPS'),
    chunk('tEXt', 'Author'),
    chunk('iTXt', 'XML:com.adobe.xmp'),
    chunk('tIME', '1'),
  ];
  const file = png(...picture, ...said, chunk('IEND'), Buffer.from('behind'));
  expect(pictureAlone(file)?.equals(png(...picture, chunk('IEND')))).toBe(true);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('no picture')],
  ['a JPEG that is cut off', Buffer.concat([soi, jfif, tables])],
  ['a JPEG whose segment is longer than the file', Buffer.concat([soi, gps.subarray(0, 9)])],
  ['a JPEG with something between its segments', Buffer.concat([soi, jfif, Buffer.from('GPS'), tables, eoi])],
  ['a PNG that is cut off', png(chunk('IHDR', 'size'), chunk('eXIf', 'GPS').subarray(0, 9))],
  ['a PNG without an end', png(chunk('IHDR', 'size'))],
])('%s is no picture', (_name, file) => {
  expect(pictureAlone(file)).toBeNull();
});
