import { beforeAll, expect, test } from 'vitest';
import type { ResumeTemplate } from '../../../../openapi/gen/types.gen.ts';
import { resumeDraft } from '../../../../tests/support/resumes.ts';
import { readPdfPages } from '../../resume-import/pdf/pdf-pages.ts';
import { readPdf } from '../../resume-import/pdf/read-pdf.ts';
import { addEuropeanFonts, addFontsFor, addRightToLeftFonts } from './fonts.fixture.ts';
import { render } from './render.ts';
import { LOOKS } from './templates.ts';

beforeAll(addEuropeanFonts);

const templates = Object.keys(LOOKS) as ResumeTemplate[];
const draft = resumeDraft();
const drawn = (template: ResumeTemplate, paper: 'a4' | 'letter', content = draft.content) =>
  render({ ...draft, content, settings: { ...draft.settings, template, paper } });

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

async function textOf(pdf: Uint8Array<ArrayBuffer>): Promise<string> {
  const pages = await readPdfPages(pdf.slice());
  return squeezed(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
}

test('every template has all texts on both papers', async () => {
  const { basics, work } = draft.content;
  const told = [
    basics.name,
    basics.label,
    basics.email,
    basics.phone,
    'Ward lead',
    'City Hospital',
    'Charité',
  ];
  const all = [...told, 'intensive care', 'Triage', 'German', ...(work[0]?.highlights ?? [])].map(squeezed);
  const lost: string[] = [];
  for (const template of templates) {
    for (const paper of ['a4', 'letter'] as const) {
      const { pdf, pages, missing } = await drawn(template, paper);
      expect([template, pages, missing]).toEqual([template, 1, []]);
      const text = (await textOf(pdf)).toLowerCase();
      lost.push(
        ...all.filter((one) => !text.includes(one.toLowerCase())).map((one) => `${template}: ${one}`),
      );
    }
  }
  expect(lost).toEqual([]);
});

test('our own reader finds who it is about', async () => {
  const lost: string[] = [];
  for (const template of templates) {
    const { basics, lists } = await readPdf((await drawn(template, 'a4')).pdf);
    if (basics.name?.text !== 'Zoë Zett' || basics.email?.text !== 'zoe@mail.example') lost.push(template);
    if (lists.work.length !== 1 || lists.education.length !== 1) lost.push(`${template}: entries`);
  }
  expect(lost).toEqual([]);
});

test('names in other scripts are drawn; a letter that no font has is named with its text', async () => {
  const basics = { ...draft.content.basics, name: 'Łukasz Žižek', label: 'Анна и Ελένη 🦉' };
  const { pdf, missing } = await drawn('classic', 'a4', { ...draft.content, basics });
  expect(await textOf(pdf)).toContain(squeezed('Łukasz Žižek'));
  expect(await textOf(pdf)).toContain(squeezed('Анна и Ελένη'));
  expect(missing).toEqual([{ letter: '🦉', text: 'Анна и Ελένη 🦉', field: 'basics.label' }]);
});

test('a name in ten scripts is drawn as far as there are letters, and the others are named', async () => {
  const name = 'Zoë Анна Ελένη مريم מרים 山田 みどり 김민수 नमिता ณัฐ';
  const made = { ...draft, content: { ...draft.content, basics: { ...draft.content.basics, name } } };
  await addFontsFor(made);
  const { pdf, pages, missing } = await render(made);
  expect(pages).toBe(1);
  expect(missing.map(({ letter }) => letter).join('')).toMatch(/^[\u0900-\u097f\u0e00-\u0e7f]{7,}$/);
  expect(new Set(missing.map(({ field }) => field))).toEqual(new Set(['basics.name']));
  const read = await textOf(pdf);
  for (const drawn of ['Zoë', 'Анна', 'Ελένη', 'مريم', 'מרים', '山田', 'みどり', '김민수'])
    expect(read).toContain(drawn);
});

test('a text that is wider than its column is named with its field; long dates leave room to their title', async () => {
  const skills = [{ name: 'Care', level: '', keywords: ['Krankenhausverwaltung'] }];
  const narrow = { ...draft.settings, template: 'sidebar', margins: 'wide', font_size: 13 } as const;
  const { unfit } = await render({ ...draft, content: { ...draft.content, skills }, settings: narrow });
  expect(unfit).toMatchObject([{ field: 'skills.0.keywords.0' }]);
  const work = draft.content.work.map((job) => ({
    ...job,
    startDate: 'Since I moved to the city. '.repeat(9),
  }));
  for (const template of templates)
    expect((await drawn(template, 'a4', { ...draft.content, work })).unfit).toEqual([]);
});

test('a photo that is no picture is left out and told', async () => {
  const basics = { ...draft.content.basics, image: 'data:image/png;base64,iVBORw0KGgoAAAA=' };
  const settings = { ...draft.settings, show_photo: true };
  const { unfit, pages } = await render({ ...draft, settings, content: { ...draft.content, basics } });
  expect([unfit, pages]).toEqual([[{ text: '', field: 'basics.image' }], 1]);
});

test('capitals are those of the language: Greek ones without accents, which are read back', async () => {
  const own = resumeDraft({ language: 'el' });
  const { pdf } = await render({ ...own, settings: { ...own.settings, template: 'academic' } });
  expect(await textOf(pdf)).toContain('ΕΠΑΓΓΕΛΜΑΤΙΚΗΕΜΠΕΙΡΙΑ');
  expect((await readPdf(pdf)).lists.work[0]?.position?.text).toBe('Ward lead');
});

test('a hidden section and a photo that is not shown are absent', async () => {
  const settings = { ...draft.settings, hidden: ['skills'] };
  const { pdf } = await render({ ...draft, settings });
  expect(await textOf(pdf)).not.toContain('Triage');
});

test('a resume in Arabic is drawn, its italics too, and reads back', async () => {
  const [name, position, employer] = ['مريم حداد', 'ممرضة', 'مستشفى المدينة'];
  const summary = 'عملت *عشر سنوات* في العناية';
  await addRightToLeftFonts();
  const own = resumeDraft({ language: 'ar' });
  const [job] = own.content.work;
  if (!job) throw new Error('A job is missing');
  const { pdf, missing } = await render({
    ...own,
    settings: { ...own.settings, font: 'sans', template: 'modern' },
    content: {
      ...own.content,
      basics: { ...own.content.basics, name, summary },
      work: [{ ...job, position, name: employer }],
    },
  });
  expect(missing).toEqual([]);
  const text = JSON.stringify(await readPdf(pdf));
  for (const told of [name, position, employer]) expect(text).toContain(told);
});

test('short sections fill a page: one is not held to the next one', async () => {
  const work = Array.from({ length: 3 }, () => ({
    ...(draft.content.work[0] as (typeof draft.content.work)[0]),
    highlights: Array.from({ length: 4 }, () => 'Taught 14 new nurses how to read a monitor.'),
  }));
  const certificates = [1, 2].map((index) => ({
    name: `Certificate ${index}`,
    issuer: 'ERC',
    date: '2019',
    url: '',
  }));
  const { pdf, pages } = await drawn('classic', 'a4', { ...draft.content, work, certificates });
  expect(pages).toBe(1);
  expect(await textOf(pdf)).toContain('German');
});

test.each([
  ['ja', '山田 花子', '集中治療の病棟で、十年の経験があります。新人看護師を十四名、指導しました。'],
  ['zh', '王小明', '负责支付系统的设计与实现，主导将接口延迟降低三分之一，并建立了代码评审制度。'],
  ['ko', '김민수', '결제 시스템을 설계하고 운영했습니다. 응답 시간을 삼분의 일로 줄였습니다.'],
])('a resume in the letters of %s is drawn with its titles, and reads back', async (language, name, text) => {
  const own = resumeDraft({ language });
  const basics = { ...own.content.basics, name, summary: text.repeat(4) };
  const made = { ...own, content: { ...own.content, basics } };
  await addFontsFor(made);
  const { pdf, missing } = await render(made);
  expect(missing).toEqual([]);
  const { basics: read, lists } = await readPdf(pdf);
  expect(read.name?.text).toBe(name);
  expect(squeezed(read.summary?.text ?? '')).toBe(squeezed(text.repeat(4)));
  expect(lists.work[0]).toMatchObject({ startDate: { text: '2019-03' }, name: { text: 'City Hospital' } });
});

test('a resume in a language whose letters no font has gets its titles and dates in English', async () => {
  const { pdf, missing } = await render(resumeDraft({ language: 'hi' }));
  expect(missing).toEqual([]);
  const text = await textOf(pdf);
  expect(text).toContain('Experience');
  expect(text).toContain('Mar2019–Present');
});

const lowestOf = (texts: readonly { readonly text: string; readonly y: number }[]) => {
  const foot = Math.max(...texts.map(({ y }) => y));
  return texts.filter(({ y }) => foot - y < 2).map(({ text }) => text);
};

test('no title stands alone at the foot of a page, and no point is parted between two', async () => {
  const long = 'One sentence that fills several lines, so that a page could end in the middle of it, '.repeat(
    4,
  );
  const feet: string[] = [];
  let pagesBefore = 0;
  for (let room = 0; room < 12; room++) {
    const summary = Array.from({ length: room }, () => 'A line.').join('\n');
    const work = Array.from({ length: 6 }, (_, index) => ({
      ...{ name: 'Clinic', position: `Position${index}`, location: '', url: '', summary: '' },
      ...{ startDate: '2019', endDate: '2020', highlights: [`Begin${index} ${long} End${index}.`] },
    }));
    const content = { ...draft.content, basics: { ...draft.content.basics, summary }, work };
    const pages = await readPdfPages((await drawn('classic', 'a4', content)).pdf);
    for (const { texts } of pages.slice(0, -1)) {
      pagesBefore += 1;
      feet.push(...lowestOf(texts));
      const text = texts.map((one) => one.text).join(' ');
      for (const { position } of work) {
        const number = position.slice(-1);
        expect(text.includes(`Begin${number}`)).toBe(text.includes(`End${number}`));
      }
    }
  }
  expect(pagesBefore).toBeGreaterThan(10);
  expect(
    feet.filter((text) => /^(?:Position|Clinic|Experience|Education|Skills|Languages)/.test(text)),
  ).toEqual([]);
});
