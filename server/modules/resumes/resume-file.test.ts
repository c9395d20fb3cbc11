import { expect, test } from 'vitest';
import { resumeKind, resumeName } from './resume-file.ts';

const zip = (...names: string[]) =>
  Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from(names.join('\0'))]);

test.each<[string, Buffer, ReturnType<typeof resumeKind>]>([
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ', 'latin1'), 'pdf'],
  ['a Word document', zip('[Content_Types].xml', 'word/document.xml'), 'docx'],
  ['one with macros', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), null],
  ['any other archive', zip('index.html'), null],
  ['a text', Buffer.from('Zoë Zett\nNurse\t1999–2020'), 'txt'],
  ['a text of another encoding', Buffer.from([0x5a, 0x6f, 0xeb]), null],
  ['a program', Buffer.from([0x4d, 0x5a, 0x00, 0x01]), null],
  ['nothing', Buffer.from(' \n'), null],
])('%s', (_what, bytes, kind) => expect(resumeKind(bytes)).toBe(kind));

test.each([
  ['Zoë Zett (CV).pdf', 'Zoë Zett (CV).pdf'],
  ['C:\\files\\..\\cv.exe', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['"; filename="x.html', 'filenamex.pdf'],
  ['', 'resume.pdf'],
])('%s is called %s', (given, name) => expect(resumeName(given, 'pdf')).toBe(name));
