import type { ResumeDraft } from '../../openapi/gen/types.gen.ts';
import { randomFrom } from '../support/random-from.ts';
import { resumeDraft } from '../support/resumes.ts';

/** What the resumes of some people are made of. */
interface Tongue {
  readonly language: string;
  readonly names: readonly string[];
  readonly places: readonly string[];
  readonly words: readonly string[];
  /** Its words stand side by side. */
  readonly isUnspaced?: boolean;
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

const JAPANESE: Tongue = {
  language: 'ja',
  names: ['山田 花子', '佐藤 健'],
  places: ['東京都', '大阪市', ''],
  words: '担当 チームを 設計し、 改善 費用を データベースの 新人教育 システムで 毎日 三分の一に'.split(' '),
  isUnspaced: true,
};
const CHINESE: Tongue = {
  language: 'zh',
  names: ['王小明', '李娜'],
  places: ['北京', '上海市', ''],
  words: '负责 设计 团队 降低成本， 支付系统 开发 数据库 提高 每天 培训新人'.split(' '),
  isUnspaced: true,
};
const KOREAN: Tongue = {
  language: 'ko',
  names: ['김민수', '이서연'],
  places: ['서울', '부산광역시', ''],
  words: '설계하고 팀을 비용을 줄였고 결제 시스템 개발 매일 신입 교육'.split(' '),
};

/** Of thirteen resumes in turn. */
const TONGUES: readonly Tongue[] = [
  ...[EUROPEAN, GERMAN, EUROPEAN, RUSSIAN, ARABIC, EUROPEAN, JAPANESE, GREEK, EUROPEAN, CHINESE, HEBREW],
  ...[EUROPEAN, KOREAN],
];

/** A resume that is the same for the same number. */
export function madeUpResume(number: number): ResumeDraft {
  const { language, names, places, words, isUnspaced } = TONGUES[number % TONGUES.length] ?? EUROPEAN;
  const next = randomFrom(number);
  const upTo = (most: number) => Math.floor(next() * most);
  const one = <Item>(items: readonly Item[]) => items[upTo(items.length)] as Item;
  const sentence = () => {
    const picked = Array.from({ length: 4 + upTo(22) }, () => one(words));
    return isUnspaced ? `${picked.join('')}。` : `${picked.join(' ')}.`;
  };
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
