import { describe, expect, it } from 'vitest';
import { findPersonalData, withoutPersonalData } from './personal-data.ts';

function masked(text: string, names: string[] = []): string {
  return findPersonalData(text, names).reduceRight(
    (rest, { start, end, token }) => rest.slice(0, start) + token + rest.slice(end),
    text,
  );
}

describe('findPersonalData', () => {
  it.each([
    ['Write to anna.b+work@mail.example.org today.', 'Write to [email] today.'],
    ['See https://me.example/cv?x=1 and www.me.example.', 'See [link] and [link].'],
    ['It is on github.com/somebody/thing now.', 'It is on [link] now.'],
    ['Call +49 170 1234567 or 0170 1234567.', 'Call [phone] or [phone].'],
    ['My name is Anna von Berg and I test.', 'My name is [name] and I test.'],
    ['I asked Dr. Kim and Ms Okafor for help.', 'I asked Dr. [name] and Ms [name] for help.'],
    [
      'My manager Peter Smith and a colleague named Aiko agreed.',
      'My manager [name] and a colleague named [name] agreed.',
    ],
    [
      'I studied at Riverside College and the University of Lower Saxony.',
      'I studied at [school] and the [school].',
    ],
    ['I am Mary Smith from Harvard.', 'I am [name] from [school].'],
    ['I am Petra Nowak, a sales manager.', 'I am [name], a sales manager.'],
    ["I’m Ana. i am Jean-Paul O'Brien.", 'I’m [name]. i am [name].'],
    ['Hello, this is Mary J. Smith. I test.', 'Hello, this is [name]. I test.'],
    ["It's Sean McDonald from sales.", "It's [name] from sales."],
    ['Mary Smith here. I test.', '[name] here. I test.'],
    ["Myself Rahul Sharma; my name's Rahul.", "Myself [name]; my name's [name]."],
    ['I am German Gonzalez.', 'I am [name].'],
    ['I studied at MIT and at ETH Zurich.', 'I studied at [school] and at [school].'],
  ])('%s', (text, expected) => expect(masked(text)).toBe(expected));

  it.each([
    'I cut the load from 1,200 ms to 40 ms in Grafana, with Node.js and ASP.NET.',
    'In March 2025 we moved 400 000 rows; 12 customers called.',
    'My manager asked me to read the Kubernetes logs.',
    'We met at the school and the university.',
    'I am German, I am Senior Product Manager and I am AWS certified.',
    "We looked again: this is Kafka, it is Grafana, and it's Monday.",
    'I am responsible for it. I was there, here and there.',
  ])('leaves alone what is evidence: %s', (text) => expect(masked(text)).toBe(text));

  it('takes out the candidate’s own names wherever they stand', () => {
    expect(masked('My user is robinvale, on RobinVale.com too.', ['Robin Vale'])).toBe(
      'My user is [name], on [name].com too.',
    );
    expect(masked('They said: ask Zoë. Zoë Li-Brown did it, not Zoës.', ['Zoë Li-Brown'])).toBe(
      'They said: ask [name]. [name] [name] did it, not Zoës.',
    );
  });

  it.each([
    ['quirin and QUIRIN met Müller', ['Quirin Müller'], '[name] and [name] met [name]'],
    ['Mu\u0308ller asked.', ['Quirin Müller'], '[name] asked.'],
    ['Müller asked.', ['Quirin Mu\u0308ller'], '[name] asked.'],
    ['I will ask Will, WILL and Annas.', ['Will Anna'], 'I will ask [name], [name] and Annas.'],
  ])('in whatever case and form: %s', (text, names, expected) => expect(masked(text, names)).toBe(expected));

  it.each([
    ['Anna Berg', 'Femi Adeyemi'],
    ['Li Wei', 'Maria Lopez'],
  ])('a name changes nothing: %s, %s', (one, other) => {
    const text = (name: string) =>
      `I am an engineer. My name is ${name}. I fixed it with ${name.split(' ')[0]}.`;
    expect(masked(text(one), [one])).toBe(masked(text(other), [other]));
  });
});

describe('a pasted resume', () => {
  const resume = (head: string) =>
    `${head}\nNorthwind: I ran the till.\nSchool: Gymnasium Altona, Hamburg\nUNIVERSITY: Freie Kunstschule (2012)`;
  const rest = '\nNorthwind: I ran the till.\nSchool: [school], Hamburg\nUNIVERSITY: [school] (2012)';

  it.each([
    ['RESUME\nMarta Kowalski, marta@mail.example, +49 170 1234567', 'RESUME\n[name], [email], [phone]'],
    ['MARTA KOWALSKI\n12 Any Street\n0170 1234567', '[name]\n[address]\n[phone]'],
    [
      'Curriculum Vitae\nName: Marta J. von Kowalska-Berg\nme@mail.example',
      'Curriculum Vitae\nName: [name]\n[email]',
    ],
    ['Ngozi Ọlá | me@mail.example\nNgozi leads.', '[name] | [email]\n[name] leads.'],
    ['Resume of Marta Kowalski\nMarta leads.', 'Resume of [name]\n[name] leads.'],
    ['Marta Kowalski\nKarl-Heine-Str. 14, 04229 Leipzig\nMarta leads.', '[name]\n[address]\n[name] leads.'],
  ])('says neither whose it is nor the schools: %s', (head, expected) =>
    expect(withoutPersonalData(resume(head), [])).toBe(expected + rest),
  );

  it.each([
    'Data Analyst',
    'Job Description',
    'Delivery Driver',
    'Growth Marketer',
    'Sous Chef',
    'Key Responsibilities',
    'Night Shift',
  ])('takes no title of a job with an address below it for a name: %s', (title) => {
    const duties = `The work: ${title.split(' ')[0]} and other things.`;
    expect(withoutPersonalData(`${title}\njobs@shop.example\n\n${duties}`, [])).toBe(
      `${title}\n[email]\n\n${duties}`,
    );
  });

  it('leaves a job description alone', () => {
    const text =
      'Senior Backend Engineer\nYou build services in Go.\nYou talk to customers.\nYou write tests.\nAsk jobs@shop.example.';
    expect(withoutPersonalData(text, [])).toBe(text.replace('jobs@shop.example', '[email]'));
  });
});
