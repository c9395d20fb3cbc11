import type { Found, FoundResume, ListSection } from '../found-resume.ts';
import { found } from '../found-resume.ts';
import { isLocation } from './contact.ts';
import { findDates } from './dates.ts';
import type { EntryLines } from './entries.ts';
import type { SourceLine } from './source-line.ts';
import { saysDegree, saysInstitution, saysOrganization, saysPosition } from './words.ts';

type EntrySection = Exclude<ListSection, 'skills' | 'languages' | 'interests'> | 'custom';
type Fields = Record<string, Found | Found[]>;

interface Shape {
  /** In the order they stand in most resumes. */
  readonly names: readonly [string, ...string[]];
  readonly start?: string;
  readonly end?: string;
  readonly text?: string;
  readonly points?: string;
  /** Whether a part is surely one of the names. */
  readonly tell?: Readonly<Record<string, (text: string) => boolean>>;
}

const period = { start: 'startDate', end: 'endDate' } as const;
const told = { text: 'summary', points: 'highlights' } as const;
const isScore = (text: string) =>
  /\b(?:gpa|grade|note|score|class honou?rs|cum laude)\b|^\d[.,]\d+\s*\/\s*\d/i.test(text);

const SHAPES: Readonly<Record<EntrySection, Shape>> = {
  work: {
    names: ['position', 'name', 'location'],
    ...{ ...period, ...told },
    tell: { position: saysPosition, name: saysOrganization, location: isLocation },
  },
  volunteer: {
    names: ['position', 'organization'],
    ...{ ...period, ...told },
    tell: { position: saysPosition, organization: saysOrganization },
  },
  education: {
    names: ['institution', 'area', 'studyType', 'score'],
    ...{ ...period, points: 'courses' },
    tell: { score: isScore, studyType: saysDegree, institution: saysInstitution },
  },
  projects: { names: ['name', 'entity'], ...period, text: 'description', points: 'highlights' },
  certificates: { names: ['name', 'issuer'], start: 'date' },
  awards: { names: ['title', 'awarder'], start: 'date', text: 'summary' },
  publications: { names: ['name', 'publisher'], start: 'releaseDate', text: 'summary' },
  references: { names: ['name'], text: 'reference' },
  custom: {
    names: ['title', 'subtitle', 'location'],
    ...{ start: 'date', ...told },
    tell: { location: isLocation },
  },
};

/** Reads an entry by the words in its head; what has no field is left over. */
export function readEntry(
  section: EntrySection,
  lines: EntryLines,
  leftovers: FoundResume['leftovers'],
): Fields {
  const shape = SHAPES[section];
  const fields: Fields = {};
  const parts = lines.head.flatMap((line) => headParts(line, shape, fields, leftovers));
  assign(
    parts.length === 1 ? parts.flatMap((part) => splitOnly(part, shape)) : parts,
    shape,
    fields,
    leftovers,
  );
  const link = lines.head.flatMap((line) => line.links.map((href) => found(href, line.place)))[0];
  if (link && section !== 'references' && section !== 'awards' && /^https?:/.test(link.text))
    fields['url'] ??= link;
  readBody(lines.body, shape, fields, leftovers);
  return fields;
}

/** The parts of a line of a head, once its dates are taken. */
function headParts(line: SourceLine, shape: Shape, fields: Fields, leftovers: Found[]): Found[] {
  const { text, place } = line;
  const dates = shape.start && fields[shape.start] === undefined ? findDates(text) : null;
  let rest = text;
  if (dates && shape.start) {
    rest = dates.rest;
    if (dates.isRange || shape.end === undefined) fields[shape.start] = found(dates.start, place);
    else {
      const field =
        shape.end === 'endDate' && /\b(?:until|graduated|expected)\b/i.test(text) ? shape.end : shape.start;
      fields[field] = found(dates.start, place, 'One date only: is it the start or the end?');
    }
    if (dates.end && shape.end) fields[shape.end] = found(dates.end, place);
    else if (dates.end) leftovers.push(found(text, place));
  }
  if (/^https?:\/\/\S+$/.test(rest.trim())) {
    fields['url'] ??= found(rest, place);
    return [];
  }
  return rest
    .split(/\s+[|·•–—-]\s+|\t+|\s{3,}|\s+@\s+|(?<=\p{L})\s+at\s+(?=\p{Lu})/u)
    .flatMap((part) => splitAtComma(part, shape))
    .map((part) => found(part.replace(/^[\s,;]+|[\s,;]+$/g, ''), place))
    .filter(({ text: part }) => part !== '');
}

/** A comma parts two fields where both sides are known for what they are: "Nurse, City Hospital". */
function splitAtComma(part: string, { tell }: Shape): string[] {
  const comma = part.indexOf(', ');
  if (comma === -1 || !tell) return [part];
  const [before, after] = [part.slice(0, comma), part.slice(comma + 2)];
  const kindOf = (text: string) => Object.entries(tell).find(([, isIt]) => isIt(text))?.[0];
  const [first, second] = [kindOf(before), kindOf(after)];
  if (first && second && first !== second) return [before, after];
  const degree = saysDegree(before) && tell['studyType'] !== undefined;
  return degree && first === 'studyType' ? [before, after] : [part];
}

/** "Pharmacist, Dom Pharmacy" alone: who somebody was and where, as the first two names stand in most resumes. */
function splitOnly(part: Found, { names, tell = {} }: Shape): Found[] {
  const [before, after, ...more] = part.text.split(', ');
  if (!before || !after || more.length > 0 || !tell[names[1] ?? '']) return [part];
  return [before, after].map((text) => found(text, part.place));
}

/** What tells itself goes first; the others follow in the usual order, and are doubted. */
function assign(parts: readonly Found[], shape: Shape, fields: Fields, leftovers: Found[]): void {
  const open = [...parts];
  for (const [name, isIt] of Object.entries(shape.tell ?? {})) {
    const at = open.findIndex(({ text }) => isIt(text) && tellsOnly(text, name, shape));
    const [one] = at === -1 ? [] : open.splice(at, 1);
    if (one) Object.assign(fields, name === 'studyType' ? degreeOf(one) : { [name]: one });
  }
  const free = shape.names.filter((name) => fields[name] === undefined);
  const isTold = free.length <= 1 || parts.length === 1;
  for (const part of open) {
    const name = free.shift();
    if (name === undefined) {
      leftovers.push(part);
      continue;
    }
    if (!isTold && shape.names.length > 1) part.doubt = 'Its place among the others is a guess.';
    fields[name] = part;
  }
}

/** A text that could be two things is neither yet. */
const tellsOnly = (text: string, name: string, { tell = {} }: Shape) =>
  name === 'score' ||
  Object.entries(tell).filter(([other, isIt]) => other !== 'location' && isIt(text)).length <= 1 ||
  name === 'position';

/** "BSc in Nursing": degree and subject. */
function degreeOf({ text, place }: Found): Fields {
  const [, degree, area] =
    /^(.+?)\s+(?:in|of)\s+((?!science\b|arts\b|engineering\b|laws\b|business\b).+)$/iu.exec(text) ?? [];
  const [, before, after] = /^(.+?(?:of|in)\s+\w+)\s+in\s+(.+)$/iu.exec(text) ?? [];
  if (before && after) return { studyType: found(before, place), area: found(after, place) };
  return degree && area
    ? { studyType: found(degree, place), area: found(area, place) }
    : { studyType: found(text, place) };
}

function readBody(lines: readonly SourceLine[], shape: Shape, fields: Fields, leftovers: Found[]): void {
  const points: Found[] = [];
  const paragraphs: SourceLine[] = [];
  for (const line of lines) {
    if (line.isPoint && shape.points) points.push(found(line.text, line.place));
    else paragraphs.push(line);
  }
  if (points.length > 0 && shape.points) fields[shape.points] = points;
  const [first] = paragraphs;
  if (!first) return;
  if (shape.text && fields[shape.text] === undefined)
    fields[shape.text] = found(paragraphs.map(asParagraph).join('\n'), first.place);
  else leftovers.push(...paragraphs.map((line) => found(line.text, line.place)));
}

const asParagraph = ({ text, isPoint }: SourceLine) => (isPoint ? `- ${text}` : text);
