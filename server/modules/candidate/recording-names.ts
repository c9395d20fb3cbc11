/** Of which interview and question a recording is. */
export interface RecordingPlace {
  readonly roleFamily: string;
  /** Of an interview for hiring. */
  readonly title: string | null;
  readonly company: string | null;
  readonly questionNumber: number;
}

/** "Backend Engineer, Acme", or of a practice "Practice, Software engineering". */
export function interviewName({ roleFamily, title, company }: RecordingPlace): string {
  return title && company ? `${title}, ${company}` : `Practice, ${roleFamily}`;
}

/** So much of an identifier tells the recordings of one person apart. */
const TOLD_APART_BY = 8;

/** "recording-2026-01-05-practice-software-engineering-question-2-Ab3dE_7h.webm": its own among others of a folder. */
export function soundFileName(
  place: RecordingPlace,
  sound: { readonly id: string; readonly contentType: string; readonly begunAt: Date },
): string {
  const [, kind] = sound.contentType.split(/[/;]/, 2);
  const parts = [
    'recording',
    sound.begunAt.toISOString().slice(0, 10),
    plainName(interviewName(place)),
    `question-${place.questionNumber}`,
    sound.id.slice(0, TOLD_APART_BY),
  ];
  return `${parts.filter(Boolean).join('-')}.${kind}`;
}

/** What every file system takes; empty where a name has no such letter. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
