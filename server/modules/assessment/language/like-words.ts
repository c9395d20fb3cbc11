import { phraseList } from './vocabulary/word-list.ts';
import type { Word } from './words.ts';

/** Words that people use for one another at work, in base form; a line is one meaning. */
const groups = phraseList(`
  boss manager supervisor superior lead leader
  colleague coworker teammate workmate mate peer
  customer client buyer guest shopper
  call ring phone telephone
  mail email message
  fix repair mend solve resolve
  check examine inspect verify
  begin start
  stop end quit
  leave depart
  buy purchase order
  cheap cheaper inexpensive
  expensive costly dear pricey
  cost price
  money cash fund
  discount rebate reduction
  problem trouble issue difficulty
  mistake error fault
  bug defect fault
  broken defective faulty
  reason cause
  angry furious upset mad cross annoyed irritated
  worry afraid fear concern scared
  happy glad pleased satisfied delighted
  sad disappointed unhappy
  explain clarify
  tell inform notify
  suggest propose recommend
  promise commit assure
  decide choose pick select
  agree accept
  refuse reject decline
  help assist support
  remove delete erase drop
  add insert
  change alter modify adapt
  move shift transfer
  copy duplicate clone
  twice duplicate double
  gap hole
  jump leap spike
  sum total
  split divide separate
  join merge combine
  compare match
  count tally
  list inventory
  measure metric measurement
  number figure
  part portion share piece
  group segment cluster pile
  sample selection
  average mean
  chart graph plot diagram picture drawing
  slide presentation
  note memo
  screenshot screen photo image
  document documentation docs
  guide manual instruction
  sheet spreadsheet table
  heading header title
  question query
  reply answer response respond
  request enquiry inquiry
  ticket case
  page site website
  program software application app
  computer laptop pc machine
  phone mobile smartphone
  database db
  field column
  row line record
  wrong incorrect
  right correct
  missing empty blank absent
  strange odd weird unusual fishy funny
  suddenly abruptly
  often frequently
  slow slower slowly sluggish
  quick quicker quickly fast faster
  easy easier simple simpler
  hard difficult
  big bigger large larger huge
  small smaller little tiny
  short shorter
  long longer
  clear clearer
  clean cleaner
  step stage
  gradually slowly
  test try trial
  release deploy ship
  old previous former
  new fresh
  safe safer secure
  password passcode
  login signin
  refund reimburse
  voucher coupon
  apologise sorry
  thank thankful
  listen hear
  shout yell scream
  calm quiet
  polite friendly kind
  honest truthful open
  meeting appointment
  contract deal agreement
  staff employee personnel
  worker agent
  developer engineer programmer
  expert specialist
  management leadership
  warehouse depot
  delivery shipping shipment
  goods product article item
  store shop
  company firm business
  competitor rival
  supplier vendor
  budget funding
  goal aim target purpose
  plan schedule
  deadline due
  delay postpone
  urgent pressing
  important crucial
  risk danger
  damage harm
  lose loss
  win won
  grow rise increase
  fall drop decrease decline shrink
  weekly week
  monthly month
  daily day
  yearly annual year
  newspaper news
  holiday vacation
  ill sick
  child kid
  lawyer legal solicitor court
  bonus commission
  bill invoice
  slip receipt
  leaflet flyer
  swap exchange replacement
  guess assumption hypothesis
  thumb finger
  note jot
  stay remain
  watch observe
  salary wage pay
  turnover revenue
  profit margin
  trick cheat game
  human person
  conversation chat dialogue
`);

const headOf = new Map<string, string[]>();
for (const group of groups) {
  const [head = '', ...others] = group.split(' ');
  for (const word of [head, ...others]) headOf.set(word, [...(headOf.get(word) ?? []), `~${head}`]);
}

/** The words, each also known by what it has in common with the words that are used for it. */
export function widen(words: readonly Word[]): Word[] {
  return words.map((word) => {
    const heads = word.bases.flatMap((base) => headOf.get(base) ?? []);
    return heads.length > 0 ? { ...word, bases: [...word.bases, ...heads] } : word;
  });
}
