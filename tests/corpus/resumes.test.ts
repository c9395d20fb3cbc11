import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Found, FoundResume } from '../../src/capabilities/resume-import/found-resume.ts';
import { ImportProblem } from '../../src/capabilities/resume-import/import-problem.ts';
import { readResumeFile } from '../../src/capabilities/resume-import/read-resume-file.ts';

const FOLDER = 'tests/corpus/resumes';

/** What is found in a file, or said of it: who, how to reach them, what they did and learned, and what was left over. */
function told({ basics, location, lists, leftovers }: FoundResume): string[] {
  const line = (...found: readonly (Found | Found[] | undefined)[]) =>
    found
      .flatMap((one) => one ?? [])
      .map(({ text }) => text)
      .join(' | ');
  return [
    line(basics.name, basics.label, basics.email, basics.phone, location.city),
    ...lists.work.map(({ position, name, startDate, endDate, highlights, summary }) => {
      const points = highlights?.length ?? summary?.text.split('\n').length ?? 0;
      return `${line(position, name, startDate, endDate)}: ${points}`;
    }),
    ...lists.education.map(({ studyType, area, institution, startDate, endDate }) =>
      line(studyType, area, institution, startDate, endDate),
    ),
    [...lists.skills, ...lists.languages]
      .map((one) =>
        'language' in one
          ? line(one.language, one.fluency)
          : 'name' in one
            ? line(one.name, one.keywords)
            : '',
      )
      .join('; '),
    ...leftovers.map(({ text }) => `left over: ${text}`),
  ];
}

const read = (name: string) =>
  readResumeFile(new File([readFileSync(`${FOLDER}/${name}`)], name)).then(told, (error: unknown) => {
    if (error instanceof ImportProblem) return [error.message];
    throw error;
  });

/** By file; most were made from one source, by the tool that their name begins with. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  '200-pages.pdf': ['This PDF has 200 pages. Choose one of up to 50.'],
  'cairo-one.pdf': [
    'Margarethe Oldenburg | Senior accountant | m.oldenburg@mail.example | +44 20 7946 0123 | Leeds',
    'Senior accountant | Harrogate Foods Ltd | 2019-03: 2',
    'Accountant | Pennine Transport plc | 2014-09 | 2019-02: 2',
    'BSc Accounting | University of Leeds | 2010 | 2014',
    'Finance | IFRS | SAP | Excel; Audit | Sampling | Controls; English | Native; German | C1',
  ],
  'chromium-dates-left.pdf': [
    'Lieselotte Brinkmann | Krankenschwester | l.brinkmann@post.example | +49 221 5550199 | Köln',
    'Stationsleitung | Klinikum Rheinufer | 2018-03: 2',
    'Krankenschwester | St. Anna Hospital | 2012-10 | 2018-02: 1',
    'Examinierte Krankenschwester | Schule für Pflege Köln | 2009 | 2012',
    'Pflege | Triage | Beatmung; Deutsch | Muttersprache; Englisch | B2',
  ],
  'chromium-long.pdf': [
    'Cornelius Ashdown | Senior accountant | c.ashdown@mail.example | +44 20 7946 0123 | Leeds',
    'Consultant 20 | Client 20 Ltd | 2020-01 | 2020-12: 2',
    'Consultant 19 | Client 19 Ltd | 2019-01 | 2019-12: 2',
    'Consultant 18 | Client 18 Ltd | 2018-01 | 2018-12: 2',
    'Consultant 17 | Client 17 Ltd | 2017-01 | 2017-12: 2',
    'Consultant 16 | Client 16 Ltd | 2016-01 | 2016-12: 2',
    'Consultant 15 | Client 15 Ltd | 2015-01 | 2015-12: 2',
    'Consultant 14 | Client 14 Ltd | 2014-01 | 2014-12: 2',
    'Consultant 13 | Client 13 Ltd | 2013-01 | 2013-12: 2',
    'Consultant 12 | Client 12 Ltd | 2012-01 | 2012-12: 2',
    'Consultant 11 | Client 11 Ltd | 2011-01 | 2011-12: 2',
    'Consultant 10 | Client 10 Ltd | 2010-01 | 2010-12: 2',
    'Consultant 9 | Client 9 Ltd | 2009-01 | 2009-12: 2',
    'Consultant 8 | Client 8 Ltd | 2008-01 | 2008-12: 2',
    'Consultant 7 | Client 7 Ltd | 2007-01 | 2007-12: 2',
    'Consultant 6 | Client 6 Ltd | 2006-01 | 2006-12: 2',
    'Consultant 5 | Client 5 Ltd | 2005-01 | 2005-12: 2',
    'BSc Accounting | University of Leeds | 2010 | 2014',
    'Finance | IFRS | SAP | Excel; Audit | Sampling | Controls; English | Native; German | C1',
  ],
  'chromium-one.pdf': [
    'Margarethe Oldenburg | Senior accountant | m.oldenburg@mail.example | +44 20 7946 0123 | Leeds',
    'Senior accountant | Harrogate Foods Ltd | 2019-03: 2',
    'Accountant | Pennine Transport plc | 2014-09 | 2019-02: 2',
    'BSc Accounting | University of Leeds | 2010 | 2014',
    'Finance | IFRS | SAP | Excel; Audit | Sampling | Controls; English | Native; German | C1',
  ],
  'chromium-russian.pdf': [
    'Всеволод Загорянский | Инженер-конструктор | v.zagor@pochta.example | +7 812 555-01-23 | Санкт-Петербург',
    'Ведущий инженер | Завод «Северный ветер» | 2017-03: 2',
    'Инженер | КБ «Полюс» | 2011-09 | 2017-02: 1',
    'Политехнический университет | 2006 | 2011',
    'САПР | КОМПАС | SolidWorks',
  ],
  'chromium-sidebar-right.pdf': [
    'Tobias Quellmann | Data engineer | tobias@quellmann.example | +49 40 5550123 | Hamburg',
    'Data engineer | Alsterdata GmbH | 2020-01 | 2023-05: 2',
    'Database developer | Hafen Logistik AG | 2016-08 | 2019-12: 1',
    'MSc Computer Science | TU Hamburg | 2014 | 2016',
    'Python; SQL; Airflow; Kafka; dbt; Terraform; German | Native; English | C2',
  ],
  'chromium-sidebar.pdf': [
    'Tobias Quellmann | Data engineer | tobias@quellmann.example | +49 40 5550123 | Hamburg',
    'Data engineer | Alsterdata GmbH | 2020-01 | 2023-05: 2',
    'Database developer | Hafen Logistik AG | 2016-08 | 2019-12: 1',
    'MSc Computer Science | TU Hamburg | 2014 | 2016',
    'Python; SQL; Airflow; Kafka; dbt; Terraform; German | Native; English | C2',
  ],
  'chromium-spaced.pdf': [
    'I N E S F A I R W E A T H E R | UX designer | ines@fairweather.example | +1 415 555 0142 | Oakland',
    'Lead designer | Copperline Studio | 2018-06: 2',
    'Designer | Baywire Inc. | 2013-05 | 2018-05: 1',
    'BFA Graphic Design | California College of Arts | 2009 | 2013',
    'Figma; Research; Prototyping',
  ],
  'cut-off.docx': ['This file is damaged. Save or download it once more and try again.'],
  'cut-off.pdf': ['This PDF is damaged. Save or download it once more and try again.'],
  'docx-columns.docx': [
    'Augustin Lemaire | Ingénieur logiciel | augustin@lemaire.example | +33 1 55 50 01 66 | Lyon',
    'Ingénieur logiciel | Société du Rhône | 2018-03: 1',
    'Développeur | Atelier Numérique | 2013-09 | 2018-02: 1',
    'Diplôme d’ingénieur | École Centrale de Lyon | 2008 | 2013',
    'Java; Kotlin; PostgreSQL; Français | langue maternelle',
  ],
  'docx-dates-table.docx': [
    'Ignatius Pell | Chef | ignatius@pell.example | +44 131 555 0177 | Edinburgh',
    'Head chef | The Salt House | 2018: 1',
    'Sous-chef | Harbour Inn | 2012 | 2018: 1',
    'Diploma | Culinary Arts | Leith School of Food | 2010 | 2012',
    'Kitchen | Pastry | Fish | Costing',
  ],
  'docx-header.docx': [
    'Wilhelmina Dacre | w.dacre@mail.example | +1 206 555 0111 | Seattle',
    'Paralegal | Sound Maritime LLP | 2016-01: 1',
    'Clerk | King County Court | 2013 | 2015: 1',
    'BA History | University of Washington | 2009 | 2013',
    '',
    'left over: Page 1 of 1',
  ],
  'docx-layout-table.docx': [
    'Rosalind Achterberg | Pharmacist | rosalind@achterberg.example | +31 20 555 0133 | Utrecht',
    'Pharmacist | Dom Pharmacy | 2017-05: 2',
    'Assistant | Campus Pharmacy | 2013 | 2017: 1',
    'MSc Pharmacy | Utrecht University | 2007 | 2013',
    'Dispensing; Counseling; GMP; Dutch | Native; English | C1',
  ],
  'docx-links.docx': [
    'Philippa Nightingale | Journalist | philippa@nightingale.example',
    'Reporter | The Daily Tern | 2015-02: 1',
    'MA Journalism | City College | 2013 | 2014',
    '',
  ],
  'docx-no-styles.docx': [
    'Ferdinand Oakley | ferdinand@oakley.example | +61 2 5550 0144 | Sydney',
    'Warehouse supervisor | Southern Cross Freight Pty Ltd | 2019-06: 2',
    'Forklift driver | Botany Bay Storage | 2014 | 2019: 1',
    'Certificate III | Warehousing | TAFE NSW | 2014',
    'Inventory; Forklift; Rostering',
  ],
  'encrypted.pdf': ['This PDF is protected with a password. Save it without one first.'],
  'groff.pdf': [
    'Bartholomew Finch | Systems administrator | b.finch@mail.example | +1 312 555 0198 | Chicago',
    'Systems administrator | Lakeshore Library | 2016-04: 2',
    'Technician | Prairie Telecom Inc. | 2011-05 | 2016-03: 1',
    'BSc Computer Science | University of Illinois | 2007 | 2011',
    'Linux; Ansible; PostgreSQL',
  ],
  'linearized.pdf': [
    'Tobias Quellmann | Data engineer | tobias@quellmann.example | +49 40 5550123 | Hamburg',
    'Data engineer | Alsterdata GmbH | 2020-01 | 2023-05: 2',
    'Database developer | Hafen Logistik AG | 2016-08 | 2019-12: 1',
    'MSc Computer Science | TU Hamburg | 2014 | 2016',
    'Python; SQL; Airflow; Kafka; dbt; Terraform; German | Native; English | C2',
  ],
  'noise.pdf': ['This PDF is damaged. Save or download it once more and try again.'],
  'owner-locked.pdf': [
    'Margarethe Oldenburg | Senior accountant | m.oldenburg@mail.example | +44 20 7946 0123 | Leeds',
    'Senior accountant | Harrogate Foods Ltd | 2019-03: 2',
    'Accountant | Pennine Transport plc | 2014-09 | 2019-02: 2',
    'BSc Accounting | University of Leeds | 2010 | 2014',
    'Finance | IFRS | SAP | Excel; Audit | Sampling | Controls; English | Native; German | C1',
  ],
  'pandoc.odt': ['An OpenDocument file cannot be read. Save it as DOCX or PDF.'],
  'pandoc.rtf': ['An RTF file cannot be read. Save it as DOCX or PDF.'],
  'rotated.pdf': [
    'Margarethe Oldenburg | Senior accountant | m.oldenburg@mail.example | +44 20 7946 0123 | Leeds',
    'Senior accountant | Harrogate Foods Ltd | 2019-03: 2',
    'Accountant | Pennine Transport plc | 2014-09 | 2019-02: 2',
    'BSc Accounting | University of Leeds | 2010 | 2014',
    'Finance | IFRS | SAP | Excel; Audit | Sampling | Controls; English | Native; German | C1',
  ],
  'scanned.pdf': ['This PDF has no text, only pictures of it. Choose the document that it was made from.'],
  'weasyprint-dates-left.pdf': [
    'Lieselotte Brinkmann | Krankenschwester | l.brinkmann@post.example | +49 221 5550199 | Köln',
    'Stationsleitung | Klinikum Rheinufer | 2018-03: 2',
    'Krankenschwester | St. Anna Hospital | 2012-10 | 2018-02: 1',
    'Examinierte Krankenschwester | Schule für Pflege Köln | 2009 | 2012',
    'Pflege | Triage | Beatmung; Deutsch | Muttersprache; Englisch | B2',
  ],
  'weasyprint-one.pdf': [
    'Margarethe Oldenburg | Senior accountant | m.oldenburg@mail.example | +44 20 7946 0123 | Leeds',
    'Senior accountant | Harrogate Foods Ltd | 2019-03: 2',
    'Accountant | Pennine Transport plc | 2014-09 | 2019-02: 2',
    'BSc Accounting | University of Leeds | 2010 | 2014',
    'Finance | IFRS | SAP | Excel; Audit | Sampling | Controls; English | Native; German | C1',
  ],
  'weasyprint-russian.pdf': [
    'Всеволод Загорянский | Инженер-конструктор | v.zagor@pochta.example | +7 812 555-01-23 | Санкт-Петербург',
    'Ведущий инженер | Завод «Северный ветер» | 2017-03: 2',
    'Инженер | КБ «Полюс» | 2011-09 | 2017-02: 1',
    'Политехнический университет | 2006 | 2011',
    'САПР | КОМПАС | SolidWorks',
  ],
  'weasyprint-sidebar-right.pdf': [
    'Tobias Quellmann | Data engineer | tobias@quellmann.example | +49 40 5550123 | Hamburg',
    'Data engineer | Alsterdata GmbH | 2020-01 | 2023-05: 2',
    'Database developer | Hafen Logistik AG | 2016-08 | 2019-12: 1',
    'MSc Computer Science | TU Hamburg | 2014 | 2016',
    'Python; SQL; Airflow; Kafka; dbt; Terraform; German | Native; English | C2',
  ],
  'weasyprint-sidebar.pdf': [
    'Tobias Quellmann | Data engineer | tobias@quellmann.example | +49 40 5550123 | Hamburg',
    'Data engineer | Alsterdata GmbH | 2020-01 | 2023-05: 2',
    'Database developer | Hafen Logistik AG | 2016-08 | 2019-12: 1',
    'MSc Computer Science | TU Hamburg | 2014 | 2016',
    'Python; SQL; Airflow; Kafka; dbt; Terraform; German | Native; English | C2',
  ],
  'latex-lm.pdf': [
    'Konstantin Weißfels | Maschinenbauingenieur | k.weissfels@post.example | +49 351 555 0155 | Dresden',
    'Konstruktionsingenieur | Elbtal Pumpen GmbH | 2016-04: 2',
    'Entwickler | Sächsische Ventilwerke AG | 2011-10 | 2016-03: 1',
    'Diplom Maschinenbau | TU Dresden | 2006 | 2011',
    'CAD | SolidWorks | Creo; Deutsch | Muttersprache; Polnisch | B1',
  ],
  'latex-one.pdf': [
    'Genevieve Ashcombe | Research physicist | g.ashcombe@mail.example | +44 1865 550 144 | Oxford',
    'Research physicist | Isis Instruments Ltd | 2018-10: 2',
    'Postdoctoral researcher | Université de Liège | 2014-09 | 2018-09: 1',
    'PhD Physics | University of Oxford | 2010 | 2014',
    'Analysis | ROOT | Python | Fortran; English | native; French | C1',
  ],
  'latex-table.pdf': [
    'Konstantin Weißfels | Maschinenbauingenieur | k.weissfels@post.example | +49 351 555 0155 | Dresden',
    'Konstruktionsingenieur | Elbtal Pumpen GmbH | 2016-04: 2',
    'Entwickler | Sächsische Ventilwerke AG | 2011-10 | 2016-03: 1',
    'Diplom Maschinenbau | TU Dresden | 2006 | 2011',
    'CAD | SolidWorks | Creo; Deutsch | Muttersprache; Polnisch | B1',
  ],
  'libreoffice-dates-left.docx': [
    'Lieselotte Brinkmann | Krankenschwester | l.brinkmann@post.example | +49 221 5550199 | Köln',
    'Stationsleitung | Klinikum Rheinufer | 2018-03: 2',
    'Krankenschwester | St. Anna Hospital | 2012-10 | 2018-02: 1',
    'Examinierte Krankenschwester | Schule für Pflege Köln | 2009 | 2012',
    'Pflege | Triage | Beatmung; Deutsch | Muttersprache; Englisch | B2',
  ],
  'libreoffice-dates-left.pdf': [
    'Lieselotte Brinkmann | Krankenschwester | l.brinkmann@post.example | +49 221 5550199 | Köln',
    'Stationsleitung | Klinikum Rheinufer | 2018-03: 2',
    'Krankenschwester | St. Anna Hospital | 2012-10 | 2018-02: 1',
    'Examinierte Krankenschwester | Schule für Pflege Köln | 2009 | 2012',
    'Pflege | Triage | Beatmung; Deutsch | Muttersprache; Englisch | B2',
  ],
  'libreoffice-one.docx': [
    'Margarethe Oldenburg | Senior accountant | m.oldenburg@mail.example | +44 20 7946 0123 | Leeds',
    'Senior accountant | Harrogate Foods Ltd | 2019-03: 2',
    'Accountant | Pennine Transport plc | 2014-09 | 2019-02: 2',
    'BSc Accounting | University of Leeds | 2010 | 2014',
    'Finance | IFRS | SAP | Excel; Audit | Sampling | Controls; English | Native; German | C1',
  ],
  'libreoffice-one.pdf': [
    'Margarethe Oldenburg | Senior accountant | m.oldenburg@mail.example | +44 20 7946 0123 | Leeds',
    'Senior accountant | Harrogate Foods Ltd | 2019-03: 2',
    'Accountant | Pennine Transport plc | 2014-09 | 2019-02: 2',
    'BSc Accounting | University of Leeds | 2010 | 2014',
    'Finance | IFRS | SAP | Excel; Audit | Sampling | Controls; English | Native; German | C1',
  ],
  'libreoffice-russian.docx': [
    'Всеволод Загорянский | Инженер-конструктор | v.zagor@pochta.example | +7 812 555-01-23 | Санкт-Петербург',
    'Ведущий инженер | Завод «Северный ветер» | 2017-03: 2',
    'Инженер | КБ «Полюс» | 2011-09 | 2017-02: 1',
    'Политехнический университет | 2006 | 2011',
    'САПР | КОМПАС | SolidWorks',
  ],
  'typst-one.pdf': [
    'Leopoldine Varga | Civil engineer | l.varga@post.example | +43 1 555 0133 | Graz',
    'Senior civil engineer | Murbrücken GmbH | 2018-04: 2',
    'Civil engineer | Alpenbau AG | 2012-09 | 2018-03: 1',
    'MSc Civil Engineering | TU Graz | 2007 | 2012',
    'Structures | Tekla | AutoCAD | Eurocode; German | native; Hungarian | C2',
  ],
  'typst-sidebar.pdf': [
    'Fitzgerald Amaro | fitz@amaro.example | +1 503 555 0119 | Portland',
    'Site manager | Willamette Homes LLC | 2019-02: 2',
    'Carpenter | Columbia Framing Inc. | 2011-06 | 2019-01: 1',
    'Associate degree Construction | Portland Community College | 2009 | 2011',
    'Carpentry; Estimating; Scheduling; English | native; Portuguese | B2',
  ],
};

test.each(Object.entries(EXPECTED))('%s', async (name, expected) => {
  expect(await read(name)).toEqual(expected);
});

test('every file is told of', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});
