import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data08: Question = {
  id: 'data-08',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'communication',
  prompt:
    'Imagine your analysis shows no measurable effect from a campaign that your director is proud of, and you present it tomorrow. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would leave the result out, soften it until it says something else, or present it without a word beforehand.',
    3: 'Would check the analysis again, present it honestly and explain the method.',
    5: 'Would check again, tell the director beforehand, separate "no effect" from "too little data to see one", say what the campaign may have done elsewhere only where there are figures, and suggest how the next one could be measured.',
  },
  concepts: [
    {
      id: 'recheck',
      label: 'Checking again first',
      synonyms: phrases(`
        double check; recheck; check again; rerun; go over; check it again; check my numbers;
        check my analysis; check the numbers; go over my; look for a mistake; made a mistake; made mistakes;
        colleague look; colleague to look; ask a colleague; let a colleague; run it again;
        go through it once more; count it again; do the sums again; check every step again;
        could have slipped; slipped up; my calculation
      `),
    },
    {
      id: 'beforehand',
      label: 'Speaking to the director beforehand',
      synonyms: phrases(`
        before the meeting; before the presentation; in advance; heads up; in private; privately;
        call the director; tell the director; talk to the director; speak to the director;
        speak with the director; not in front of; not tomorrow in front; rather than in front of;
        before i present; before i say it in front; ring her today; ring him today; call her today;
        tell her today; go to her today; ring the director; not surprise her; not surprise him;
        no surprise for; brief the director; no surprises; ring tonight
      `),
    },
    {
      id: 'honesty',
      label: 'Staying with the facts',
      synonyms: phrases(`
        honest; sugarcoat; integrity; objective; manipulate; not hide it; be honest; say it as it is;
        what i measured; what the data says; what the numbers say; not change the numbers; not make it look;
        stay with the; show what we can say; not change the figure; won't change the figure; not bend the;
        not paint it; won't make it look; show him the number; show her the number; show her the figures;
        show him the figures; nobody would believe me; nobody will believe me; tell her straight;
        show it as it is; not dress; not spin; nothing hidden; plain truth; not fudge; straight with
      `),
    },
    {
      id: 'limits',
      label: 'What the analysis cannot show',
      synonyms: phrases(`
        too small; too short; long term; confidence interval; uncertain; uncertainty; limitation;
        what we cannot say; cannot say; can not say; does not mean; too small to see; not enough data;
        no measurable; not measurable; could not measure; later effect; how sure i am; how sure we are;
        how sure we can be; may be too small to; we would only see; goes up every;
        would have gone up anyway; would have come anyway; how big an effect; what lift; not see an effect
      `),
    },
    {
      id: 'elsewhere',
      label: 'Effects in other places',
      synonyms: phrases(`
        awareness; segment; brand; regions; subgroup; other metric; traffic; engagement; other benefit;
        other effects; another effect; known better; certain groups; new customers; people remember;
        what did work; something else that worked; the part that worked; worked in another;
        where it did work; did anything else; other things it did
      `),
    },
    {
      id: 'way-forward',
      label: 'A way forward',
      synonyms: phrases(`
        recommendation; experiment; control group; next campaign; measure it better; plan the measurement;
        what to change; better way; what we could try next; what to try next; try next time;
        do better next time; so that we know more; know more next time; measure it next time;
        test it next time; what we can learn
      `),
    },
    {
      id: 'tone',
      label: 'Tone',
      synonyms: phrases(`
        blame; tone; tact; embarrass; constructive; feelings; polite; idea was bad; not his fault;
        not her fault; not blame; friendly; understand that he; understand that she; calm; what went well;
        went well; good things; not show her up; not show him up; not make him look; not make her look;
        not rub it in; lose face; loses face; look a fool; hit her in front; in front of everyone;
        not laugh; save face; no finger; nobody's fault
      `),
    },
    {
      id: 'clear-material',
      label: 'Material that can be followed',
      synonyms: phrases(`
        chart; appendix; show how; how i got; one chart; simple chart; simple slide; how i measured;
        how we measured; plain words; simple words; numbers ready; graph; backup slides; two sentences;
        kept simple; short and plain; simple picture
      `),
    },
  ],
};
