import { phraseList, wordSet } from './word-list.ts';

export const resultCues = phraseList(`
  as a result
  the result was
  the results were
  the outcome was
  the effect was
  in the end
  since then
  from then on
  ever since
  never happened again
  has not happened again
  never came back
  never came up again
  that way
  this way
  so that
  it paid off
  back to normal
  thanked me
  thanked us
  i learned
  i learnt
  what i learned
  worked well
  it worked
  and that worked
`);

/** Say what one thing brought about: an outcome where something was done before, else a part of the problem. */
export const consequenceCues = phraseList(`
  result in
  ended up
  turned out well
  turned out fine
  turned out good
  turned out great
  turned out right
  turned out better
  turned out to work
  which means
  which meant
  this meant
  that meant
  led to
`);

/** The effect somebody expects of an imagined or technical answer. */
export const expectedResultCues = phraseList(`
  to make sure
  to be sure
  to see if
  to see whether
  to find out
  to ensure
  to avoid
  to prevent
  in order to
  so the
  so we
  so they
  so it
  so nobody
  so everyone
  so users
  so customers
  so i can
  so i know
  until
  which would
  this would
  that would
  it would
  would show
  would tell
  would mean
  will show
  will tell
  then i know
  then we know
  tells me
  tells us
  shows me
  shows whether
  shows us
  means that
  leads to
  otherwise
  the goal is
  the aim is
  makes it easier
  makes it clear
  proves that
  the reason is
`);

/** Say that something is other than it was; an outcome only where something was done before. */
export const changeCues = phraseList(`
  down to
  went down
  go down
  went up
  came down
  gone down
  no longer
  not a single
  was happy
  were happy
  was satisfied
`);

/** Something got more, less or other. */
export const changeVerbs = wordSet(`
  cut reduce drop fall rise grow increase decrease improve save double halve triple shrink speed lower raise prevent
  avoid eliminate recover succeed renew
`);

/** Something came to its end, where it is not "I" who did it. */
export const completionVerbs = wordSet(`
  fix solve resolve stop finish ship release launch deliver merge renew sign win close accept agree approve stay
  complete adopt pass succeed cancel thank
`);

export const comparatives = wordSet(`
  faster quicker slower shorter fewer less lower higher better happier easier smaller larger safer gone stable zero
  happy satisfied quiet live done correct
`);

export const beVerbs = wordSet('is are was were be been became become got went');

/** The words of the checks themselves: they are no content that shows a check. */
export const checkWords = wordSet(`
  result results outcome situation context action task example number numbers percent specific evidence concept end
  star effect impact
`);

/** A sentence with one of these is a commonplace, unless it also tells what somebody did. */
export const platitudes = phraseList(`
  thank you for
  thank you very much
  thanks for
  great opportunity
  wonderful opportunity
  is key
  are key
  is everything
  is essential
  is crucial
  communication is
  teamwork is
  team player
  hard worker
  hard working
  very motivated
  highly motivated
  passionate about
  result driven
  result oriented
  detail oriented
  outside the box
  the extra mile
  my best
  110
  at the end of the day
  in today's world
  needless to say
  goes without saying
  as we all know
  as everyone knows
  positive attitude
  great attitude
  humble opinion
  that being said
  generally speaking
  hard work
  always believed
  strongly believe
  truly believe
  firmly believe
`);

/** Given names that are common words too: as names they speak about nothing. */
export const nameWords = wordSet(`
  drew penny bill mark grace will frank rob sue grant rich dawn chance hope faith joy max miles art norm chase
  jack pat sandy reed page case price cash bob ray skip rusty lance dale cliff
`);

/** Words of working life, which make it likely that an answer is one. */
export const workWords = wordSet(`
  manager boss supervisor mentor colleague coworker customer client buyer guest passenger stakeholder project company
  office meeting deadline report data code software server database system user product sales order invoice contract
  budget email ticket department supplier job internship university assignment website app bug deploy dashboard
  spreadsheet feature service support account shop store release engineer developer analyst model query senior junior director board hospital employee staff deployment architecture
  wage salary price payment script program file machine shift firm business branch warehouse parcel patient
  nurse doctor pupil teacher farmer baker driver waiter electrician plumber hairdresser librarian
  factory workshop desk counter
`);

/** Words for times and numbers: "last year" and "two weeks" are in any story. */
export const timeWords = wordSet(`
  two three four five six seven eight nine ten hundred thousand half twice second minute hour morning evening night day
  week weekend month year summer winter spring autumn time last end
`);

/** Words of kitchen, sport, holidays and pets: an answer in these is likely to be about something else. */
export const leisureWords = wordSet(`
  cook bake fry boil recipe flour milk egg butter cake pancake soup salad pizza dinner breakfast holiday vacation beach
  sea swim surf hike climb mountain hut tan sand football soccer goal match cup basketball tennis stadium fan
  garden balcony plant flower tomato seed dog cat puppy pet fish horse birthday wedding party song guitar piano music band
  concert film movie actor robot novel moon star shoe boot hat dress sister brother aunt uncle
`);

/** Words of any story, which tie an answer to no question. */
export const everydayWords = wordSet(`
  two three four five six seven eight nine ten hundred thousand half twice second minute hour morning evening night day
  week weekend month year summer winter spring autumn time everyone happy result end last learn make do get go come
  put see say tell think know want need help give take find keep start stop use people person friend family
  reason thing way like good bad better big small long short home money lose win buy
`);

/** Words so common that even two of them together say nothing of what is spoken about. */
export const lightWords = wordSet(`
  two three four five six seven eight nine ten hundred thousand half twice second minute hour morning evening night day
  week weekend month year summer winter spring autumn time today tomorrow yesterday monday friday early late later
  make do get go come put see say tell think know want need give take find keep start begin stop use let look have be
  seem feel like good bad better best big small long short new old great nice right wrong same different sure little
  full whole entire huge giant large tiny million billion
  thing way lot kind sort part end last people person one man woman friend family home work job everyone nobody
  somebody someone everything nothing much many even already really maybe try ask talk speak write read call show
  happen change turn leave move bring ring hear learn believe really next back still again
`);
