/** What search engines and previews of links are told of a public page. */
export interface PublicMetadata {
  readonly description: string;
  /** A schema.org object that says what the page is about. */
  readonly linkedData?: object;
}

/** By path; of the build alone, so that no page downloads it. */
export const publicMetadata: Readonly<Record<string, PublicMetadata>> = {
  '/': {
    description:
      'Practice interviews and run hiring with reports that quote the words they rest on. People decide; no score does.',
    linkedData: {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Candor',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      description: 'Interviews and hiring that show their evidence.',
    },
  },
  '/features': {
    description: 'What Candor does for candidates, hiring teams and those who run it, with real screens.',
  },
  '/pricing': {
    description: 'What each plan costs and allows, for candidates and for companies. Everybody begins free.',
  },
  '/legal/terms': { description: 'What this installation offers and what it expects of you.' },
  '/legal/privacy': { description: 'What is stored about you, who can see it, and how long it’s kept.' },
  '/legal/cookies': {
    description: 'What is kept in your browser and why, with a switch for what is optional.',
  },
};
