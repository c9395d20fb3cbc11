/** A picture of a real screen, which `npm run pictures` makes: `/pictures/NAME-SCHEME.webp`. */
interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface RoleFeatures {
  readonly id: 'candidates' | 'recruiters' | 'operators';
  readonly title: string;
  readonly picture?: Picture;
}

const size = { width: 1280, height: 800 };

/** For whom the product does something; what it does can be changed by administrators. */
export const roleFeatures: readonly RoleFeatures[] = [
  {
    id: 'candidates',
    title: 'For candidates',
    picture: {
      ...size,
      name: 'report',
      alt: 'A practice report: what each answer showed, with the words it rests on marked in the transcript.',
    },
  },
  {
    id: 'recruiters',
    title: 'For hiring teams',
    picture: {
      ...size,
      name: 'board',
      alt: 'A workspace’s board: candidates in their stages, each with its next step.',
    },
  },
  {
    id: 'operators',
    title: 'For those who run it',
  },
];
