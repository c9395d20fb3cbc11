/** Names of people from all over the world, as they stand behind a preposition. */
export const peopleInProse: readonly string[] = [
  'Mark Hughes',
  'Grace Hill',
  'Will Young',
  'Oliver Green',
  'Deshawn Coleman',
  'Niamh O’Connor',
  'Hamish McLeod',
  'Angharad Llewellyn',
  'Jürgen Schmitt',
  'Joerg Walter',
  'Kjersti Solbakken',
  'Mikko Virtanen',
  'Pieter van der Meer',
  'Élodie Moreau',
  'Jean-Luc Girard',
  'Javier Hernández',
  'Iñaki Etxeberria',
  'Maria del Carmen Ortega',
  'João Pereira',
  'Giulia Bianchi',
  'Małgorzata Dudek',
  'Dmitry Volkov',
  'Oksana Shevchenko',
  'Zsófia Kovács',
  'Dragana Petrović',
  'Georgiana Munteanu',
  'Nikolaos Papadopoulos',
  'Gintarė Petrauskaitė',
  'Mehmet Yılmaz',
  'Fatima Al-Sayed',
  'Hisham Barakat',
  'Shirin Hosseini',
  'Rivka Feldman',
  'Priya Nair',
  'Gurpreet Dhaliwal',
  'Venkatesh Subramanian',
  'Ayesha Siddiqui',
  'Sanduni Wickramasinghe',
  'Bishnu Gurung',
  'Xiaoming Zhang',
  'Junwei Fang',
  'Haruto Tanaka',
  'Huang Ying',
  'Min-jun Kim',
  'Nguyen Anh',
  'Somchai Srisai',
  'Siti Rahayu',
  'Rodelio Magsaysay',
  'Chidi Okonkwo',
  'Babatunde A. Fashola',
  'Kwame Mensah',
  'Wanjiru Kamau',
  'Tigist Bekele',
  'Thandiwe Dlamini',
  'Seydou Ndiaye',
  'Arpine Sargsyan',
  'Giorgi Beridze',
  'Nurlan Abenov',
  'Leilani Kealoha',
];

/** Tools, methods, companies and places of two words and more, by role family. */
export const termsOfTheTrade: Readonly<Record<string, readonly string[]>> = {
  software:
    'Visual Studio,Active Directory,Red Hat,Azure Functions,Spring Security,Entity Framework,Charles Proxy,Robot Framework'.split(
      ',',
    ),
  data: 'Machine Learning,Monte Carlo,Power BI,Random Forest,Naive Bayes,Kolmogorov Smirnov,Hidden Markov,Ray Tune,Great Expectations'.split(
    ',',
  ),
  design:
    'Adobe Illustrator,Material Design,Double Diamond,Gill Sans,Card Sorting,Nielsen Norman,Optimal Workshop'.split(
      ',',
    ),
  finance:
    'Morgan Stanley,Ernst Young,Goldman Sachs,Price Waterhouse,Gordon Growth,Cash Flow,Black Scholes,Deutsche Bank,Charles Schwab'.split(
      ',',
    ),
  marketing:
    'Google Sheets,Google Ads,Morgan Stanley,Mercedes Benz,Best Buy,Black Friday,Constant Contact,Ralph Lauren,Hugo Boss,Screaming Frog,Technical Seo'.split(
      ',',
    ),
  sales:
    'Sales Navigator,Solution Selling,John Deere,Rolls Royce,Miller Heiman,Dun Bradstreet,Gong Calls'.split(
      ',',
    ),
  people:
    'Myers Briggs,Michael Page,Robert Half,Thomas Kilmann,Franklin Covey,Culture Amp,Success Factors'.split(
      ',',
    ),
  'project-management':
    'Microsoft Project,Six Sigma,Critical Path,Earned Value,Agile Coach,Gantt Chart,Fist Five'.split(','),
  'product-management':
    'North Star,Kano Model,Opportunity Tree,Launch Darkly,Grant Access,Rich Text,Design Partners'.split(','),
  'customer-support':
    'Live Chat,Service Cloud,Happy Fox,Help Scout,Knowledge Base,Royal Mail,British Telecom'.split(','),
  places:
    'New York,San Francisco,Hong Kong,Costa Rica,Sri Lanka,San Marino,Victoria Park,Sofia Bulgaria'.split(
      ',',
    ),
};

/** Names in other places of a sentence, and what a model reads of them. */
export const amongOtherWords: readonly (readonly [text: string, shown: string])[] = [
  ['Mark Hughes helped. I asked Mark Hughes.', '[name] helped. I asked [name].'],
  ['Will Young helped. I asked Will Young.', 'Will [name] helped. I asked [name].'],
  ['Priya Nair helped, and I thanked Nair.', '[name] helped, and I thanked [name].'],
  [
    'When Priya Nair left, Product Manager Tom Berg wrote to Ana’s team.',
    'When [name] left, Product Manager [name] wrote to [name]’s team.',
  ],
  ['It was Tom Berg’s idea. By Tom Berg and Ana Lima.', 'It was [name]’s idea. By [name] and [name].'],
  ['I fixed it with Zhxqw Okonkwo.', 'I fixed it with [name].'],
  ['I told Judge Miriam Levy and Councillor Dan Webb.', 'I told Judge [name] and Councillor [name].'],
  [
    'Yesterday Sarah Johnson called. Luckily Tom Reed was in.',
    'Yesterday [name] called. Luckily [name] was in.',
  ],
  ['In March Sarah Johnson left, and May Johnson came.', 'In March [name] left, and May [name] came.'],
  ['I met Dean Martin. I met Dean Paul Berg.', 'I met [name]. I met [name] [name].'],
];

/** Capitals, names of people and none of them somebody who is spoken of. */
export const namesOfThings: readonly string[] = [
  'Grant Access to Customers. Mark Tasks as done. Will they come?',
  'The Alfred Nobel Prize, the Victoria Station and the Albert Hall',
  'Tools By Anna Berg And Her Team Of Ten',
  'We used Jasmine Tests and Julia Notebooks with Claude Code.',
];
