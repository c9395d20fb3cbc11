/** Names with a line behind them that is none of the name, and what a model reads of both. */
export const besideAnotherLine: readonly (readonly [text: string, shown: string])[] = [
  [
    'Ms Adaeze Okafor\nBrightwater Payments Ltd\nApply to: Brightwater Payments Ltd',
    'Ms [name]\nBrightwater Payments Ltd\nApply to: Brightwater Payments Ltd',
  ],
  ['Dear Ms Okafor\nThank you for the question', 'Dear Ms [name]\nThank you for the question'],
  [
    'Contact Mrs Priya Raman\nApply by 4 May. Apply online.',
    'Contact Mrs [name]\nApply by 4 May. Apply online.',
  ],
  [
    'Interviewer: Prof Ann Lee\nKubernetes and Terraform needed',
    'Interviewer: Prof [name]\nKubernetes and Terraform needed',
  ],
  ['Contact: Dr Lee\nSoftware Engineer', 'Contact: Dr [name]\nSoftware Engineer'],
  ['My name is Robin Vale\nBackend Developer', 'My name is [name]\nBackend Developer'],
  ['My name is Robin\r\nBackend Developer', 'My name is [name]\r\nBackend Developer'],
  ['Mr Tom Reed\nHead of Sales', 'Mr [name]\nHead of Sales'],
  [
    'Hiring manager: Mr Tobias Lindqvist\nLocation: Leeds\nLocation is flexible.',
    'Hiring manager: Mr [name]\nLocation: Leeds\nLocation is flexible.',
  ],
  ['Reports to: Ms Jane Doe\nSalary: 50,000', 'Reports to: Ms [name]\nSalary: 50,000'],
  ['Two years as a Prof\nTerraform', 'Two years as a Prof\nTerraform'],
  ['I am\nPython certified', 'I am\nPython certified'],
  ['My mentor Ana B.\nDjango followed.', 'My mentor [name] B.\nDjango followed.'],
  ['I reported to my manager\nTerraform and Go', 'I reported to my manager\nTerraform and Go'],
  ['Leeds University of Technology\nand Terraform', '[school]\nand Terraform'],
  ['I taught at a Hochschule\nTerraform', 'I taught at a Hochschule\nTerraform'],
  ['Ring Priya Raman on 0113 496 0123.\nLeeds Office', 'Ring [name] on [phone].\nLeeds Office'],
];

/** Links with a mark of the sentence behind them. */
export const linksInSentences: readonly (readonly [text: string, shown: string])[] = [
  ['Apply at https://jobs.example/jobs/4711. LinkedIn too.', 'Apply at [link]. LinkedIn too.'],
  ['See (https://jobs.example/a), then www.jobs.example/b; ask.', 'See ([link]), then [link]; ask.'],
  ['Is it on github.com/somebody/thing? Yes.', 'Is it on [link]? Yes.'],
  ['See https://jobs.example/a?b=1.2&c=3!', 'See [link]!'],
];

/** Names by the title, the greeting or the relation before them, and what a model reads of them. */
export const placedNames: readonly (readonly [text: string, shown: string])[] = [
  ['Professor Helen Marsh supervised my thesis.', 'Professor [name] supervised my thesis.'],
  ['Captain Ruiz and Sergeant Paul Drake', 'Captain [name] and Sergeant [name]'],
  ['Sister Mary Connolly trained me.', 'Sister [name] trained me.'],
  ['I reported to Samir. Samir taught me SQL.', 'I reported to [name]. [name] taught me SQL.'],
  ['I reported it to Samir.', 'I reported it to [name].'],
  [
    'My manager was Wei, and my boss is called Tobias.',
    'My manager was [name], and my boss is called [name].',
  ],
  ['Hi Adaeze and Tobias,', 'Hi [name] and [name],'],
  ['Dear Adaeze and Tobias,', 'Dear [name] and [name],'],
  ['Line manager: D. Whitcombe', 'Line manager: [name]'],
];

/** The same places with nobody in them. */
export const emptyPlaces: readonly string[] = [
  'Our Sister Company used Chef Server and Chef Infra with Father Christmas stickers.',
  'As Captain I’d lead. The Associate Professor Research Board met.',
  'I reported to Finance, reported it to Jira and reported to Grafana.',
  'My manager was German. My manager was Finance. My boss was May busy.',
  'Hello World, Hi Team, Dear Customer, Hey Google, Hi Kubernetes and Terraform,',
  'I asked my manager. A. Kubernetes or B. Terraform was the choice.',
  'We chose Plan B. Customers came back.',
];

/** Links without their scheme, handles, spelled addresses and spaced numbers, and what a model reads of them. */
export const bareLinks: readonly (readonly [text: string, shown: string])[] = [
  ['My page is robinvale.github.io, with code.', 'My page is [link], with code.'],
  ['See mysite.dev/about and t.me/caseyother.', 'See [link] and [link].'],
  [
    'Write to robin.vale [at] mail [dot] example, or to r(at)mail.example.',
    'Write to [email], or to [email].',
  ],
  ['Mail me: RobinVale {AT} mail dot co dot example', 'Mail me: [email]'],
  [
    'Instagram @casey.other, or 07700.900.123. My site is caseyother.com.',
    'Instagram [link], or [phone]. My site is [link].',
  ],
  ['Find me as @caseyother, or 0 7 7 0 0 9 0 0 1 2 3.', 'Find me as [link], or [phone].'],
];

/** Tools, files and marks that look like these. */
export const noLinks: readonly string[] = [
  'Node.js/Express, ASP.NET/C#, asp.net/mvc and Vue.js, socket.io, draw.io and monday.com',
  'I wrote README.md/docs, src/app.ts and and/or, e.g./i.e. the CI/CD',
  'I used @Override, @media, @angular/core, @property, @staticmethod, @here, @entity, @given and @click',
  'Look [at] the map, and (at) noon I joined. It was a dot com.',
  'My site is up. My page is index.html. I read bbc.com, version 10.200.300.4000 and 2021.100.2000',
  'At Oxford Street, in the Cambridge office and under the MIT licence. Oxford Circus.',
  'On a scale of 0 1 2 3 4 5 6 7 8 9 it was 8.',
  'We host on github.io and on vercel.app.',
];

/** Schools by a shorter name, and what a model reads of them. */
export const shortSchools: readonly (readonly [text: string, shown: string])[] = [
  ['BSc from Northfield Uni', 'BSc from [school]'],
  ['GCSEs from Northfield High, 2014', 'GCSEs from [school], 2014'],
  [
    'I went to the University of West Essex. West Essex gave me a scholarship.',
    'I went to the [school]. [school] gave me a scholarship.',
  ],
  [
    'Northfield Grammar School. We learned at Northfield to be on time.',
    '[school]. We learned at [school] to be on time.',
  ],
];

/** The same words where no school is meant. */
export const noShortSchools: readonly string[] = [
  'We went from Low High to Medium High, at All Time High, from Very High and at Priority High.',
  'I studied at Uni. At Uni I worked.',
];
