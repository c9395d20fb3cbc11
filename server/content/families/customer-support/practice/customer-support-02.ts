import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport02: Question = {
  id: 'customer-support-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'de-escalation',
  prompt: 'Tell me about a time you dealt with a person who was angry or upset.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Tells how difficult the person was; what they did themselves is missing or was to pass the person on.',
    3: 'Describes listening or an apology and a solution offered, but not what the anger was about or how the person left.',
    5: 'Describes their first words or action, the cause they found, what they offered and what they could not, what they did to keep the promise, and how the person reacted.',
  },
  concepts: [
    {
      id: 'listening',
      label: 'Letting the person speak',
      synonyms: [
        ...phrases(`
          vent; interrupt; let her speak; let him speak; let them speak; let her finish; let him finish;
          let them finish; took notes; listened to him; listened to her; off chest; let it out;
          let him shout; let her shout; let them shout; said nothing; heard him out; heard her out;
          gave him time; gave her time; took him aside; took her aside; to one side; quiet room;
          quiet corner; without saying anything; kept quiet; tell everything; told me everything;
          whole story; whole thing; pour out; offered seat; offered coffee; no argument; did not argue;
          let everything out; wait until he; waited until she; let off steam; not talk back; until worst;
          till worst; let storm; storm pass; let it pass; did not interrupt him; did not interrupt her;
          heard her story; heard his story; let him tell it; let her tell it; first let him talk;
          first let her talk; until he finished; until she finished; glass of water; cup of tea;
          didn't defend; not defend; let cry; not say a word; nothing but listen
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'acknowledging',
      label: 'Acknowledging the feeling',
      synonyms: [
        ...phrases(`
          apologise; sorry; acknowledge; empathy; frustrated; said i would be angry; be angry as well;
          told her i understand; told him i understand; understand why; said sorry; i apologised;
          apologise for; sorry for; sorry that; fed up; took him seriously; took her seriously;
          would be angry as well; understood that; i was sorry; be furious; would be furious; be upset too;
          would be upset; feel same; felt same; could see why; he was right; she was right; every right;
          must be hard; long time to wait; is long time; not acceptable; should not have happened;
          felt sorry; not his fault; not her fault; would annoy me; been angry too; must be awful;
          really annoying; frustrating for; understandable; took it seriously; how hard; how bad that;
          i would hate; terrible for him; terrible for her; in his situation; in her situation;
          in his place; in her place; i get why; can imagine; could imagine
        `),
        ...everydayPhrases.feeling,
      ],
    },
    {
      id: 'own-calm',
      label: 'Staying calm',
      synonyms: [
        ...phrases(`
          patience; stay calm; stayed calm; kept calm; remained calm; calm voice; quiet voice;
          spoke quietly; not take it personally; not shout back; stayed polite; to a side room; side room;
          gave him water; gave her water; not talk back; kept my voice; stayed friendly; stayed quiet;
          low voice; did not raise; kept quiet; did not take it; counted to; bit my tongue; let finish;
          didn't defend myself; not defend myself; not shout; keep quiet; not get loud; not answer back;
          no shouting; stayed sitting
        `),
        ...everydayPhrases.calm,
      ],
    },
    {
      id: 'cause',
      label: 'The cause of the anger',
      synonyms: phrases(`
        misunderstanding; asked what happened; wrong order; real reason; asked what had happened;
        found out why; reason for his anger; reason for her anger; our own mistake; had waited for;
        found out that; turned out that; because nobody had; had been sent; had been waiting; been promised;
        promised him; promised her; mixed up; wrong branch; wrong address; wrong size; was broken;
        had broken; was cancelled; been cancelled; late again; third time; double charged; charged twice;
        had been lying; nobody had told; because his order; because her order; because delivery;
        had not arrived; never arrived; did not arrive; not been delivered; had stopped working;
        kept breaking; bill was wrong; was closed; without notice; nobody called; nobody answered;
        nobody had called; sold out; been refused; was refused; died on; had died; broke after;
        broken after; stopped after; gave up after; fell apart; half done; worn out; third repair;
        found out what had; found out what was behind; found out what made; not clean; behind the anger;
        what upset; wrong bill
      `),
    },
    {
      id: 'options',
      label: 'What was offered',
      synonyms: [
        ...phrases(`
          compensate; found the bag; found a bus; booked a; offered him; offered her; refund form; voucher;
          two options; found her; drove it; drove over; off bill; free of charge; on house; loan car;
          took it back; arranged a; booked him; booked her; got him a; got her a; paid for taxi; sent a new;
          instead i; my number; direct number; instead offered; earlier date; other date; other room;
          another room; next flight; lent him; lent her; called taxi; sent technician; in meantime;
          solution was; small present; gave him; put one by; put aside; hire machine; over weekend;
          next town; other shop; other branch; other store; keep one for; gave her a new; gave him a new;
          offered a swap; offered a new; offered a refund; agreed to meet; solution together;
          suggested that we
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'keeping-word',
      label: 'Keeping the promise',
      synonyms: [
        ...phrases(`
          follow up; call back; my direct number; direct number; called back; called him back;
          called her back; kept my promise; rang back; rang him; rang her; called him next; called her next;
          checked again; day after; followed up; made sure that; asked how it went; heard from me;
          rang her when i had said; rang him when i had said; rang the next day; called the next day;
          called him in the evening; called her in the evening; went back to him with;
          went back to her with; as agreed; like promised; reported back
        `),
        ...everydayPhrases.keptWord,
      ],
    },
    {
      id: 'limits',
      label: 'Limits and support',
      synonyms: [
        ...phrases(`
          insult; boundary; abusive; asked my manager; got help; police; insulting; too far;
          when he threatened; none left; not in stock; out of stock; was not allowed; not allowed to;
          could not print; could not give; cannot do; above my; had to ask my; ask my boss whether;
          ask my boss if; ask my boss to; asked my boss for; had to ask my boss; takes a week to;
          got my boss; brought in a colleague; asked a colleague; called a colleague; called security
        `),
        ...everydayPhrases.approval,
      ],
    },
    {
      id: 'outcome',
      label: 'How it ended',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          calm down; relax; calmed down; said thank; thanked me; to say thank; said sorry when;
          he said sorry; she said sorry; apologised to me; wrote to my boss; left happy; in the end he;
          in the end she; said sorry; still customer; still comes; shook my hand; shook hands; good review;
          recommended us; left calmly; calmer; grateful; sent flowers; brought us; bought again;
          rang to say; thanks me; thank you; said thanks; half hour later; went home; went away;
          sat down again; cried less; stopped shouting; friendly again; left with; asked for me; mumbled;
          something like sorry; laughed with; nodded and left; waved; he left friendly; she left friendly;
          he left happier; she left happier; was friendly again; she smiled; he smiled; sent us a card;
          sent me a card; came back the week after; stayed our customer; calm again; quiet again;
          got quieter; on good terms; shake hands; smiled at the end; became a regular
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
