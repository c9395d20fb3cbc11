import { phrases } from './phrases.ts';

/** How people say in any trade what several questions ask about; a question adds them to the words of its own. */
export const everydayPhrases = {
  listening: phrases(`
    let finish; let him talk; let her talk; let them talk; hear out; get it all out; let it all out;
    off his chest; off her chest; off their chest; without interrupting; did not interrupt; did not cut in;
    bit my tongue; kept my mouth shut; all ears; say their piece; his side of it; her side of it;
    their side of it; only listened; just listened; let him rant; let her rant
  `),
  feeling: phrases(`
    get why; understand why he; understand why she; understand why they; see why he; see why she; see why they;
    feel the same; i would be cross; i would be angry; i would be annoyed; in his shoes; in her shoes;
    in their shoes; in your shoes; no wonder; can not blame; every right to; right to be angry;
    must be annoying; that is annoying; hate that too; sorry that happened
  `),
  calm: phrases(`
    keep my voice down; lower my voice; did not raise my voice; took a breath; deep breath; counted to ten;
    kept my cool; take it personally; spoke slowly
  `),
  understood: phrases(`
    say it back; tell it back; repeat it back; had it right; got it right; had him tell; had her tell;
    had them tell; what he would tell; what she would tell; what they would tell; how he would explain;
    how she would explain; what he took from; what she took from; what they took from; asked him to show;
    asked her to show; asked them to show; tell me what happens
  `),
  keptSince: phrases(`
    started reading; started checking; started asking; started writing; have not had a single;
    not happened since; not happened again; next person knows; note for my team; note for the team;
    put up a note; put up a sign; made it a rule; got into the habit; always read now; always check now;
    before i hang up; before it goes out
  `),
  writtenDown: phrases(`
    note down; jot down; put in writing; keep a note; leave a note; log it; in the notes; next person knows;
    black and white; sum up in a mail
  `),
  shown: phrases(`
    drew it; drew him; drew her; drew them; draw it as; on a napkin; on the back of an envelope; held it up;
    side by side; laid them out; with coins; with crates; with bricks; little picture
  `),
  likened: phrases(`
    think of it as; think of it like; told him to imagine; told her to imagine; just like a; like when you;
    example from his; example from her
  `),
  plainly: phrases(`
    no percentages; bring any percentages; no big words; without big words; no fancy words; left out everything;
    left out the rest; plain english; the way i would tell; as i would tell; like i would tell; my nan; my gran;
    my grandma; kept it simple; put it simply; in one sentence
  `),
  tried: phrases(`
    left one there; left it there; left it with; try it out; try it for; nothing to pay; no papers; no contract;
    no strings; give it back; start with one; give it a go; gave it a go; have a go; test run; dry run;
    see how it goes; one shop first; one team first
  `),
  secondPerson: phrases(`
    lend a hand; give me a hand; ask for a hand; borrow somebody; borrow someone; do it together;
    did it together; has an hour; somebody else look; pair of eyes; help me out; rope in; took some off me
  `),
  early: phrases(`
    same day; same afternoon; same morning; straight away; right away; not wait till; not wait until;
    within the hour; first thing; hear it from me; before they ask; before they hear
  `),
  owned: phrases(`
    my mistake; our mistake; my fault; our fault; my bad; messed up; got it wrong; without excuses; no excuses;
    hide behind
  `),
  ended: phrases(`
    stayed with us; took it in the end; said yes in the end; no complaints; has not rung;
    he stayed; she stayed; they stayed
  `),
  approval: phrases(`
    get my manager; get my boss; fetch my manager; my manager's okay; get an okay; get the okay; go-ahead;
    sign off; somebody higher; someone higher; higher up; hand over to my
  `),
  offered: phrases(`
    a swap; swap it; pounds off; euros off; dollars off; off the bill; let him pick; let her pick;
    let them pick; let choose; two ways; his choice; her choice; their choice; money back
  `),
  askedWhy: phrases(`
    ask what put; put her off; put him off; put them off; ask why he; ask why she; ask why they; ask what for;
    ask what lies behind; what they want it for; what they really need; what they actually need; what bothers;
    what is bothering; what matters to; what they hope for; where it hurts; what they care about
  `),
  watched: phrases(`
    sit beside; sat beside; sit next to; sat next to; look over their shoulder; looked over her shoulder;
    looked over his shoulder; where they get stuck; where people get stuck; where they hesitate;
    where they stop; where they give up; how many give up; while they used it; stood at the door;
    stood at the gate; hung around; said nothing while; watch a few
  `),
  counted: phrases(`
    count how many; keep a tally; tally sheet; make a mark; out of ten; every second one; at the till;
    write down how many; count for a week; counted them all; went through the orders; go through the list
  `),
  vouched: phrases(`
    ring her and say; ring him and say; talk to somebody who; talk to someone who; speak to somebody who;
    speak to someone who; somebody who has one; people who have one; who already uses; who already use;
    see for herself; see for himself; see for themselves; showed him ours; showed her ours; how ours was doing;
    gave him the number of; gave her the number of
  `),
  heldAgainst: phrases(`
    hold it against; held it against; put it next to; side by side; line by line; tick off; ticked off;
    against the statement; against last year; against the books; against the bank; see if they match;
    see whether they match; whether it adds up; does it add up; does not add up; sum it up; where the two part;
    where they part
  `),
  byEye: phrases(`
    scroll through; flick through; leaf through; go through a few; look at a few; by eye; with my own eyes;
    a handful of them; a few at random; open a few; read a few; pick ten
  `),
  smallerFirst: phrases(`
    need most; needs most; the rest comes; the rest later; rest follows; rest next week; half of it now;
    part of it now; what they can use already; bare minimum; without the extras; smallest thing
  `),
  noShortcut: phrases(`
    leave out the tests; skip the tests; cut corners; rush it; slap it together; half baked; make it fit;
    so that it fits; just book it; sweep under
  `),
  keptWord: phrases(`
    kept my word; keep my word; did what i said; as i had said; as promised; as i promised; called when i said;
    rang when i said; by the time i said; stuck to it
  `),
  noExpert: phrases(`
    never looks at; does not do numbers; no numbers person; not a numbers person; hates numbers; no idea about;
    had never seen; does not care for
  `),
  actedOnIt: phrases(`
    orders less; fewer now; changed his mind; changed her mind; went ahead; called it off; bought another
  `),
  pieceByPiece: phrases(`
    one thing at a time; one at a time; bit by bit; piece by piece; a bit each day; one a day;
    a little every day; never two at once; small bites; small chunks
  `),
  sameAsBefore: phrases(`
    came out the same; still came out; kept the old one; old results; old output; ran both; run both;
    ran it before
  `),
  toldReason: phrases(`
    told him why; told her why; told them why; say why; explained why; gave the reason; gave him the reason;
    gave her the reason
  `),
  pushedBack: phrases(`
    push everything back; pushed it back; move the date; moved the date; day i can keep; a date that holds;
    new day; monday instead; wednesday instead; two choices
  `),
  fewQuestions: phrases(`
    throw out every; leave out whatever; only ask what; ask only what; do not need that day;
    what we do not need; in the order people; one thing per screen
  `),
} as const;
