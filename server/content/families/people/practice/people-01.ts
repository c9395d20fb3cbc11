import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const people01: Question = {
  id: 'people-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'process',
  prompt:
    'Tell me about a time someone trusted you with private information and another person wanted to know it. What did you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Tells that they kept quiet or passed it on; nothing is said about why or what each person needed.',
    3: 'Kept it to themselves and said so, but did not find out why the other wanted to know or tell the person concerned.',
    5: 'Says what kind of information it was and why it had to be kept, what was answered to the one who asked, what help was offered instead, whether the person concerned was asked or told, and what became of the trust.',
  },
  concepts: [
    {
      id: 'private',
      label: 'What had to stay private',
      synonyms: phrases(`
        illness; pregnant; diagnosis; was leaving; wanted to leave; in confidence; confidential;
        private matter; personal matter; trusted me with; told me in private; asked me not to tell;
        letter from her doctor; letter from his doctor; sick note; her doctor; medical letter; pay slip;
        divorce; what illness; how ill; was ill; pregnancy; divorced; debts; applied elsewhere;
        going to leave; told me a secret; a secret; told me because; grades; family problems; was in debt;
        wants to leave; about her marriage; about his marriage; how much earns; going through a divorce;
        keep it to herself; keep it to himself; is expecting; private things; before she wanted;
        what was wrong with; money troubles; in debt; drinking problem
      `),
    },
    {
      id: 'refusing',
      label: 'Saying no to the question',
      synonyms: phrases(`
        could not tell; cannot tell; was not allowed; not mine to tell; not my place; kept it to myself;
        not discuss; refused to; can't talk about; cannot talk about; could not say; not even a little;
        i can't say; i cannot say; told him no; told her no; did not tell; would not tell; not say anything;
        kept quiet; kept silent; promised not to; it was private; not my business; did not answer; my lips;
        kept mouth; said nothing about; kept private; said was private; none of business;
        wasn't mine to share; not mine to share; don't talk about private; can't give anything out;
        give nothing out; kept my lips; changed the subject; did not let on; kept schtum; would not be drawn
      `),
    },
    {
      id: 'motive',
      label: 'Why the other wanted to know',
      synonyms: phrases(`
        why he wanted; why she wanted; why they wanted; what he needed; what she needed; needed it for;
        was worried about; was curious; the reason he; plan the shifts; reason behind; why it mattered;
        wanted to plan; wanted to help; worried about her; worried about him; only curious;
        asked why needed; meant well; fishing for; why he was late; why she was away; wanting to know;
        only nosy; worried for
      `),
    },
    {
      id: 'instead',
      label: 'Another way to help',
      synonyms: phrases(`
        ask him yourself; ask her yourself; ask him directly; ask her directly; speak to her directly;
        speak to him directly; suggested that he ask; suggested that she ask; talk to her himself;
        instead i offered; without naming; without saying why; what he may know; what she may know;
        he could ask her; she could ask him; ask the person; only told him that; gave him only; go to her;
        go to him; talk to her directly; talk to him directly; speak with her yourself;
        speak with him yourself; offered to pass on; give her a message; give him a message; a general;
        put to yourself; should ask him; should ask her; ask him herself; ask her himself; pass on her;
        pass on his; offered to pass; pass on a message; pass on wishes
      `),
    },
    {
      id: 'concerned',
      label: 'Asking the person concerned',
      synonyms: phrases(`
        asked her whether i may; asked him whether i may; her permission; his permission; permission;
        agreed that i; let her know; let him know; told her that someone; told him that someone;
        with her consent; own decision to tell; told her afterwards; told him afterwards; asked her first;
        asked him first; told her that he; told him that she; told her that somebody;
        asked whether it was okay; whether i may; warned her; warned him; with her permission;
        with his permission; whether minded; if she minded; if he minded; her say so; his say so;
        people were wondering; could decide what to; decide what to say; let the patient know;
        let him decide; let her decide; that somebody had asked; that she'd called; that he'd called
      `),
    },
    {
      id: 'pressure',
      label: 'Pressure to tell',
      synonyms: phrases(`
        insisted; kept asking; my boss asked; pressed me; put pressure; offended; good friend; friends with;
        tried to guess; said it was urgent; kept on asking; would not stop asking; would not let go;
        several times; tried to get; tried it again; was offended; boss of; she insisted; he insisted;
        made me feel; wouldn't leave it; leaned on me; kept fishing; guessed and asked; asked me directly;
        asked me straight; would not drop; rang the ward; kept on at
      `),
    },
    {
      id: 'care',
      label: 'Keeping it safe',
      synonyms: phrases(`
        closed the door; shredded; encrypted; not in the open; never left; wrote nothing down;
        locked cupboard; locked drawer; under lock; put the letter; closed the file; put away; in my drawer;
        no names; behind closed; turned screen; lowered voice; out of sight; not on paper; kept papers;
        kept locked; wrote it in the notes; kept it safe; nothing on paper; locked it; spoke quietly;
        where nobody could hear; out of earshot
      `),
    },
    {
      id: 'trust-later',
      label: 'What became of the trust',
      isOutcome: true,
      synonyms: phrases(`
        thanked me; trusted me; trusts me; came to me again; told them herself; told them himself;
        found out later; never came out; understood why; respected that; came to me with; next letter;
        was glad that i; was grateful; relied on me; still trusts; told me more; thank me; was relieved;
        told everyone herself; told everyone himself; never heard; nobody found out; confided in me;
        word got round; nothing got out; glad that i; came back to me; told the others herself;
        told people himself; still confides; trusts me still
      `),
    },
  ],
};
