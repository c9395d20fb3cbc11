import { months } from '../../checklist/language/specific-words.ts';

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** With a capital in front of a name: what opens a sentence, and an office, a rank or a relative. In small letters. */
const openings = words(`
  actually afterwards basically besides consequently eventually finally fortunately gradually hence honestly initially
  instead lastly lately luckily meanwhile nevertheless normally obviously occasionally originally personally previously
  recently sadly secondly similarly somehow sometimes soon subsequently suddenly thankfully thereafter today together
  tomorrow tonight typically ultimately unfortunately usually yesterday

  admiral alderman ambassador archbishop archdeacon aunt auntie bishop brigadier cardinal chancellor chef coach colonel
  commander commissioner congressman congresswoman constable corporal councillor councilman councilwoman countess dame
  dean detective deputy father governor grandma grandpa headmaster headmistress headteacher imam inspector judge justice
  lady lieutenant lord magistrate major marshal mayor midwife minister mother nan officer pastor principal rabbi reverend
  senator sergeant sheikh sheriff sister superintendent teacher trooper uncle warden
`);

/** Whether a capitalised word stands in front of a name rather than in it. */
export function isBeforeName(word: string): boolean {
  const small = word.toLowerCase();
  return openings.has(small) || months.has(small);
}
