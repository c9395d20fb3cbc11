interface Feature {
  readonly title: string;
  readonly text: string;
}

/** A picture of a real screen, which `npm run pictures` makes: `/pictures/NAME-SCHEME.webp`. */
interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface RoleFeatures {
  readonly id: string;
  readonly title: string;
  readonly features: readonly Feature[];
  readonly picture?: Picture;
}

const size = { width: 1280, height: 800 };

/** What the product does, for whom. */
export const roleFeatures: readonly RoleFeatures[] = [
  {
    id: 'candidates',
    title: 'For candidates',
    picture: {
      ...size,
      name: 'report',
      alt: 'A practice report: what each answer showed, with the words it rests on marked in the transcript.',
    },
    features: [
      {
        title: 'Practice real questions',
        text: 'By role, level and job description, in writing or by voice, one question or a whole interview.',
      },
      {
        title: 'Reports that quote you',
        text: 'Every finding points at your words, and says what is missing and what to practice next.',
      },
      {
        title: 'Nothing gets lost',
        text: 'Answers survive a crash, a dead battery and a lost connection.',
      },
      {
        title: 'A say in your interviews',
        text: 'See what is assessed, agree or decline piece by piece, ask for accommodations, corrections and a human review.',
      },
    ],
  },
  {
    id: 'recruiters',
    title: 'For hiring teams',
    picture: {
      ...size,
      name: 'board',
      alt: 'A workspace’s board: candidates in their stages, each with its next step.',
    },
    features: [
      {
        title: 'From job description to decision',
        text: 'Rubric, candidates, interviews, reviews and decisions of one role in one workspace.',
      },
      {
        title: 'People rate first',
        text: 'Reviewers see the engine’s findings and each other’s ratings only after their own.',
      },
      {
        title: 'Words, not averages',
        text: 'Compare candidates within one rubric and one engine version, by the quotes behind each rating.',
      },
      {
        title: 'Nobody is rejected by a number',
        text: 'A person decides, with a reason. One file shows how it came to it.',
      },
    ],
  },
  {
    id: 'operators',
    title: 'For those who run it',
    features: [
      {
        title: 'Starts with two commands',
        text: 'Database, runtime and a demo are built in. PostgreSQL, containers and several processes when you grow.',
      },
      {
        title: 'Works without AI',
        text: 'A rule-based checklist marks evidence. Add any OpenAI-compatible model, also one on your own machine.',
      },
      {
        title: 'An audit log that shows tampering',
        text: 'Entries are chained and checked; a changed or missing one is found.',
      },
      {
        title: 'An open contract',
        text: 'The whole API is described in OpenAPI and served with the product.',
      },
    ],
  },
];
