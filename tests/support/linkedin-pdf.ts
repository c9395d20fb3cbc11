import type { SampleText } from '../../src/capabilities/resume-import/pdf/sample-pdf.fixture.ts';

type Line = [text: string, size?: number, isBold?: boolean];

/** Lines below each other. */
const column = (x: number, top: number, lines: Line[]): SampleText[] =>
  lines.map(([text, size = 10, isBold = false], index) => ({ text, x, y: top + index * 15, size, isBold }));

/**
 * The two pages of a profile as LinkedIn saves it: contact data and skills at the left, the rest at the right.
 * `earlier`: the employer and the position before the one of now
 */
export const linkedInPages = (
  earlier: readonly [string, string] = ['Village Clinic', 'Nurse'],
): SampleText[][] => [
  [
    ...column(20, 40, [
      ['Contact', 13],
      ['zoe@mail.example', 10.5],
      ['www.linkedin.com/in/zoe-zett', 10.5],
      ['(LinkedIn)', 10.5],
      ['Top Skills', 13],
      ['Intensive care', 10.5],
      ['Triage', 10.5],
      ['Languages', 13],
      ['German (Native or Bilingual)', 10.5],
      ['Certifications', 13],
      ['Advanced Life Support', 10.5],
    ]),
    ...column(220, 40, [
      ['Zoë Zett', 26],
      ['Ward lead at City Hospital', 12],
      ['Berlin, Germany', 12],
      ['Summary', 15.75],
      ['Ten years in intensive care. I like teams that say what they', 12],
      ['see, and wards that are quiet at night because nothing is', 12],
      ['left to chance.', 12],
      ['Experience', 15.75],
      ['City Hospital', 12],
      ['Ward lead', 11.5],
      ['March 2019 - Present (5 years 8 months)', 10.5],
      ['Berlin, Germany', 10.5],
      ['Led a ward of 24 beds and taught everybody who wanted to', 10.5],
      ['learn how it is done.', 10.5],
      [earlier[0], 12],
      [earlier[1], 11.5],
      ['January 2015 - February 2019 (4 years 2 months)', 10.5],
      ['Potsdam', 10.5],
    ]),
    { text: 'Page 1 of 2', x: 290, y: 820, size: 9 },
  ],
  [
    ...column(220, 40, [
      ['Education', 15.75],
      ['Charité University', 12],
      ["Bachelor's degree, Nursing · (2012 - 2015)", 10.5],
    ]),
    { text: 'Page 2 of 2', x: 290, y: 820, size: 9 },
  ],
];
