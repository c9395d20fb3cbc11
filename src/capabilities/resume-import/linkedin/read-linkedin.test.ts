import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { contentOf } from '../content-of.ts';
import { readResumeFile } from '../read-resume-file.ts';

const ARCHIVE = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nZoë,Zett,,,,Ward lead,"Ten years, mostly nights",Hospitals,,"Berlin, Germany",,"[PORTFOLIO:https://zoe.example,OTHER:https://github.com/zoe]",\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nCity Hospital,Ward lead,"Led a ward.\nTaught nurses.",Berlin,Mar 2019,\nVillage Clinic,Nurse,,,2015,Feb 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nCharité,2012,2015,Honors,BSc Nursing,\n',
  'Skills.csv': 'Name\nTriage\n',
  'Languages.csv': 'Name,Proficiency\nGerman,Native or bilingual proficiency\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nzoe@mail.example,Yes,Yes,1/1/24\nold@mail.example,Yes,No,1/1/20\n',
  'messages.csv': 'CONTENT\nsecret\n',
};

const zip = (files: Record<string, string | Uint8Array>) =>
  new File(
    [
      new Uint8Array(
        zipSync(
          Object.fromEntries(
            Object.entries(files).map(([name, text]) => [
              name,
              typeof text === 'string' ? strToU8(text) : text,
            ]),
          ),
        ),
      ),
    ],
    'archive.zip',
  );

test('the archive is read column by column; what has no field is left over, and messages stay closed', async () => {
  const read = await readResumeFile(zip(ARCHIVE));
  const { basics, work, education, skills, languages } = contentOf(read, false);
  expect(basics).toMatchObject({
    ...{ name: 'Zoë Zett', label: 'Ward lead', email: 'zoe@mail.example', url: 'https://zoe.example' },
    summary: 'Ten years, mostly nights',
    profiles: [{ network: 'GitHub', username: 'zoe' }],
  });
  expect(work).toMatchObject([
    {
      name: 'City Hospital',
      position: 'Ward lead',
      startDate: '2019-03',
      endDate: '',
      summary: 'Led a ward.\nTaught nurses.',
    },
    { name: 'Village Clinic', position: 'Nurse', startDate: '2015', endDate: '2019-02' },
  ]);
  expect(education).toMatchObject([{ institution: 'Charité', studyType: 'BSc Nursing', endDate: '2015' }]);
  expect([skills[0]?.name, languages[0]?.fluency]).toEqual(['Triage', 'Native or bilingual proficiency']);
  expect(read.leftovers.map(({ text, place }) => [text, place])).toEqual([
    ['Hospitals', 'Profile.csv, row 1, Industry'],
    ['Honors', 'Education.csv, row 1, Notes'],
    ['old@mail.example', 'Email Addresses.csv, row 2'],
  ]);
  expect(JSON.stringify(read)).not.toContain('secret');
});

test('what is not opened may be large, what is opened may not', async () => {
  const large = new Uint8Array(30_000_000);
  expect((await readResumeFile(zip({ ...ARCHIVE, 'messages.csv': large }))).basics.name?.text).toBe(
    'Zoë Zett',
  );
  await expect(readResumeFile(zip({ ...ARCHIVE, 'Positions.csv': large }))).rejects.toThrow(
    'This file unpacks to more than 20 MB and was not opened.',
  );
});
