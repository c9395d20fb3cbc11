import type { CandidateEntry, RubricCompetency, WorkspaceRequest } from '../../../openapi/gen/types.gen.ts';
import { suggestCompetencies } from '../workspaces/suggestion.ts';

interface DemoWorkspace {
  readonly id: string;
  readonly request: WorkspaceRequest;
  /** In the order in which they came. */
  readonly candidates: readonly CandidateEntry[];
}

const FIRST =
  'Amara,Bruno,Chiara,Dmitri,Elif,Farid,Greta,Hana,Ivo,Jamila,Kofi,Lena,Mateo,Nadia,Oskar,Priya,Quentin,Rosa,Samir,Tove'.split(
    ',',
  );
const LAST =
  'Okafor,Lindqvist,Moreau,Petrov,Yilmaz,Haddad,Keller,Sato,Novak,Rahman,Mensah,Fischer,Alvarez,Ivanova,Berg,Nair,Dubois,Silva,Aziz,Holm'.split(
    ',',
  );
const SOURCES = ['Referral', 'Careers page', 'Job board', 'Sourced'];

/** People who do not exist; each workspace has others. */
const candidatesOf = (nth: number): CandidateEntry[] =>
  FIRST.map((first, at) => {
    const last = LAST[(at + nth * 7) % LAST.length] ?? '';
    return {
      full_name: `${first} ${last}`,
      email: `${first}.${last}@sample.example`.toLowerCase(),
      source: SOURCES[(at + nth) % SOURCES.length] ?? '',
      tags: ['sample'],
    };
  });

const ownCompetency = (
  name: string,
  weight_percent: number,
  description: string,
  [one, three, five]: readonly [string, string, string],
): RubricCompetency => ({
  _id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description,
  weight_percent,
  indicators: [],
  must_not_infer: ['Accent, age or nationality'],
  anchors: { '1': one, '3': three, '5': five },
});

const nurse = [
  ownCompetency('Patient safety', 40, 'Sees risks early and acts on them.', [
    'Names no risk, or leaves it to others.',
    'Names a risk and what was done when asked.',
    'Names the first sign, the action, whom they told and what became of it.',
  ]),
  ownCompetency('Handover', 35, 'Passes on what the next shift needs.', [
    'Passes on by chance.',
    'Uses a fixed order.',
    'Uses a fixed order, has it repeated back and writes it down.',
  ]),
  ownCompetency('Calm with relatives', 25, 'Stays clear and kind under pressure.', [
    'Avoids the talk.',
    'Listens and explains.',
    'Listens, explains, agrees on a next step and keeps it.',
  ]),
];

const fromBank = (role_family: string) =>
  suggestCompetencies({ title: '', job_description: '', role_family }).competencies;

/** The sample workspaces of the demo's company; one hires for a role that the question bank does not know. */
export const demoWorkspaces = (): DemoWorkspace[] =>
  (
    [
      [
        'demo-backend',
        'Backend engineer',
        'Engineering',
        'Berlin',
        fromBank('software'),
        'You build and run the services behind our bookings: design, code, review, on-call every sixth week.',
      ],
      [
        'demo-account-executive',
        'Account executive',
        'Sales',
        'Remote, Europe',
        fromBank('sales'),
        'You win mid-size customers: discovery, proposal, negotiation and a clean handover to support.',
      ],
      [
        'demo-nurse',
        'Ward nurse',
        'Surgery',
        'York',
        nurse,
        'You look after patients of a surgical ward in rotating shifts and hand over to colleagues.',
      ],
    ] as const
  ).map(([id, title, department, location, competencies, job_description], nth) => ({
    id,
    request: {
      title: `${title} (sample)`,
      department,
      location,
      employment_type: 'full_time',
      job_description,
      competencies: [...competencies],
    },
    candidates: candidatesOf(nth),
  }));
