import { wordSet } from './word-list.ts';

export const firstPerson = wordSet(`i i'd i'll i've i'm ive im`);

export const determiners = wordSet('a an the my our your their his her its this that these those');

/** Between the items of a list; says nothing of whether it is a sentence. */
export const listJoiners = wordSet('and or plus');

export const negations = wordSet(`
  not never no don't didn't won't wouldn't can't couldn't cannot haven't hadn't isn't aren't wasn't weren't doesn't
  nothing nobody dont didnt wont wouldnt cant couldnt isnt wasnt
`);

export const modals = wordSet(`would will could can should shall might may must i'd i'll`);

export const habitual = wordSet('always never usually generally normally constantly');
export const universal = wordSet('every each all any');

/** Words that hold English sentences together and carry no content. */
export const functionWords = wordSet(`
  a an the this that these those my our your their his her its some any each every all both no another other
  i me we us you he she it they them him myself himself herself ourselves themselves itself who whom whose which what
  i'd i'll i've i'm ive im he'd she'd we'd they'd you'd he'll she'll we'll they'll you'll we've they've you've
  it's that's there's he's she's we're they're you're it'd it'll let's who's what's
  am is are was were be been being have has had having do does did done will would shall should can could may might must
  don't doesn't didn't won't wouldn't can't cannot couldn't shouldn't isn't aren't wasn't weren't haven't hadn't
  dont doesnt didnt wont wouldnt cant couldnt isnt wasnt not never
  and or but so because if when while although though unless whereas until since then than as
  of at for from with without in into on onto by to about over under after before during between through against
  within across around out up down off per near behind
  there here where why how very too also just only even still already yet again once more most much many few less
  first next finally later now soon always often usually sometimes maybe perhaps really quite rather almost
  same such own well please yes ok okay one ones anyone someone everyone something anything everything nothing
`);

/** Of these, who does something, and the forms of be, have and the modals: no list of terms has them. */
export const bindingWords = wordSet(`
  i we he she they it you i'd i'll i've i'm ive im he'd she'd we'd they'd he'll she'll we'll they'll we've they've it's
  that's there's we're they're am is are was were be been being has have had do does did will would shall should can
  could may might must who which don't doesn't didn't won't wouldn't can't couldn't isn't aren't wasn't weren't dont
  doesnt didnt there
`);

/** Words which alone or together still say nothing: "fine", "yes, sure", "no idea". */
export const fillerWords = wordSet(`
  fine good great nice bad yes yeah yep no nope ok okay sure thanks thank maybe nothing none idea idk dunno whatever
  hello hi hey cool perfect excellent right true false same test testing done pass skip next um uh er hmm like know
`);
