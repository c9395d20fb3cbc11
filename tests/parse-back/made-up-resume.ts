import type { ResumeDraft } from '../../openapi/gen/types.gen.ts';
import { randomFrom } from '../support/random-from.ts';
import { resumeDraft } from '../support/resumes.ts';

/** What the resumes of some people are made of. */
interface Tongue {
  readonly language: string;
  readonly names: readonly string[];
  readonly places: readonly string[];
  readonly words: readonly string[];
}

const EUROPEAN: Tongue = {
  language: 'en',
  names: [
    ...['Zoë Zett', 'Łukasz Žižek', 'Анна Каренина', 'Ελένη Παπαδοπούλου'],
    ...['Þórdís Ásgeirsdóttir', 'Jean-Luc d’Île'],
  ],
  places: ['Berlin, Germany', 'Łódź', 'São Paulo, Brazil', 'Αθήνα', ''],
  words:
    'led designed built measured shipped reduced latency payment services wards nurses budget Größe façade обучила команду σχεδίασε'.split(
      ' ',
    ),
};

const GERMAN: Tongue = {
  language: 'de',
  names: ['Jörg Weiß', 'Änne Müller-Lüdenscheidt'],
  places: ['München', 'Köln, Deutschland', ''],
  words:
    'führte entwickelte Zahlungsdienste Übergabe kürzer Prüfung Größe Stationen mit und für weniger Kosten'.split(
      ' ',
    ),
};
const RUSSIAN: Tongue = {
  language: 'ru',
  names: ['Анна Каренина', 'Фёдор Щукин'],
  places: ['Москва', 'Санкт-Петербург', ''],
  words: 'обучила команду сократила расходы платежи отделение создала отчёты быстрее ежедневно'.split(' '),
};
const GREEK: Tongue = {
  language: 'el',
  names: ['Ελένη Παπαδοπούλου', 'Γιώργος Ζήσης'],
  places: ['Αθήνα', 'Θεσσαλονίκη, Ελλάδα', ''],
  words: 'σχεδίασε ομάδα πληρωμές μείωσε κόστος έργα νοσηλεύτρια καθημερινά'.split(' '),
};
const ARABIC: Tongue = {
  language: 'ar',
  names: ['مريم حداد', 'علي الأحمد'],
  places: ['القاهرة', 'دبي', ''],
  words: 'عملت فريق العلاج الأول مرضى إدارة المشاريع خلال سنوات تقليل الأخطاء لأجل'.split(' '),
};
const HEBREW: Tongue = {
  language: 'he',
  names: ['מרים כהן', 'יוסף לוי'],
  places: ['תל אביב', 'חיפה', ''],
  words: 'ניהלה צוות מחלקה פיתוח שירותי תשלום הפחתה טעויות שנים בדיקות'.split(' '),
};

/** Of ten resumes in turn. */
const TONGUES: readonly Tongue[] = [
  ...[EUROPEAN, GERMAN, EUROPEAN, RUSSIAN, ARABIC, EUROPEAN, GREEK, EUROPEAN, HEBREW, EUROPEAN],
];

/** A resume that is the same for the same number. */
export function madeUpResume(number: number): ResumeDraft {
  const { language, names, places, words } = TONGUES[number % TONGUES.length] ?? EUROPEAN;
  const next = randomFrom(number);
  const upTo = (most: number) => Math.floor(next() * most);
  const one = <Item>(items: readonly Item[]) => items[upTo(items.length)] as Item;
  const sentence = () => `${Array.from({ length: 4 + upTo(22) }, () => one(words)).join(' ')}.`;
  const month = (year: number) =>
    next() < 0.2 ? `${year}` : `${year}-${`${1 + upTo(12)}`.padStart(2, '0')}`;
  const several = <Item>(most: number, make: (index: number) => Item) =>
    Array.from({ length: upTo(most + 1) }, (_, index) => make(index));
  const period = (index: number) => ({
    startDate: month(2020 - 2 * index),
    endDate: index === 0 && next() < 0.5 ? '' : month(2021 - 2 * index),
  });
  const draft = resumeDraft({ language });
  const work = Array.from({ length: 1 + upTo(9) }, (_, index) => ({
    ...{ name: `Company ${index} GmbH`, position: `Position ${index} ${one(words)}`, location: one(places) },
    ...{ url: '', ...period(index), summary: next() < 0.7 ? sentence() : '' },
    highlights: several(5, sentence),
  }));
  const education = several(3, (index) => ({
    ...{ institution: `University of Town ${index}`, studyType: 'BSc', area: one(['Nursing', 'Physics']) },
    ...{ url: '', score: '', courses: [], ...period(index) },
  }));
  const certificates = several(3, (index) => ({
    ...{ name: `Certificate ${index}`, issuer: `Issuer ${index}`, date: month(2018 + index), url: '' },
  }));
  const skills = several(4, (index) => ({
    name: `Group ${index}`,
    level: '',
    keywords: [one(words), 'SQL'],
  }));
  const basics = { ...draft.content.basics, name: one(names), summary: sentence() };
  return { ...draft, content: { ...draft.content, basics, work, education, certificates, skills } };
}
