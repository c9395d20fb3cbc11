import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'framing',
    name: 'Framing the question',
    description:
      'Turns a vague or narrow request into a question that data can answer and that serves a decision.',
    indicators: [
      'Asks which decision depends on the answer.',
      'States terms, period and comparison so that two people would count the same.',
      'Names what the answer could be and what would follow from each.',
    ],
    mustNotInfer: [
      'Understanding of business from having worked in a well-known company or a certain industry.',
      'Seniority from the use of management terms.',
      'Lack of drive from asking questions before starting.',
    ],
    anchors: {
      1: 'Takes the request as it stands and starts to calculate.',
      3: 'Asks what the figure is for and settles the period or the definition, but not what would be done with each possible answer.',
      5: 'Names the decision, defines the measure so that another person would get the same figure, says which result would change the decision, and offers a better question when the asked one would mislead.',
    },
  },
  {
    id: 'data-quality',
    name: 'Data quality',
    description: 'Finds out whether data can carry a conclusion before drawing it, and treats faults openly.',
    indicators: [
      'Names definite checks and what each would reveal.',
      'Traces a fault to where the data came from.',
      'Says how the fault was treated and what that did to the result.',
    ],
    mustNotInfer: [
      'Care from the number of tools or query languages named.',
      'Skill from the volume of data the person has had access to.',
      'Uncertainty from a slow or halting description of details.',
    ],
    anchors: {
      1: 'Says that data must be clean, or deletes odd rows, without saying what was wrong or why.',
      3: 'Names two or three checks and treats the fault found, but not where it came from or how far it moved the result.',
      5: 'Chooses checks by what could go wrong with this data, traces the fault to its origin with the owner, compares the result with and without the treatment, and puts a check in place for the next delivery.',
    },
  },
  {
    id: 'reasoning',
    name: 'Statistical reasoning',
    description: 'Tells what data can show from what it cannot, and tests a conclusion before trusting it.',
    indicators: [
      'Names another explanation for the same figures.',
      'Names the comparison or test that would decide between explanations.',
      'Speaks of chance, size or uncertainty where it matters.',
    ],
    mustNotInfer: [
      'Rigour from formulas or method names alone.',
      'Ability from a degree, a school or published papers.',
      'Doubt about the subject from careful wording such as "probably".',
    ],
    anchors: {
      1: 'Takes a difference or a score at face value and acts on it.',
      3: 'Names chance or one other explanation and a sensible method, but not what outcome would change the conclusion.',
      5: 'Names the explanations that matter, the one comparison that would tell them apart and its weak point, and says how large an error would have to be to reverse the conclusion.',
    },
  },
  {
    id: 'communication',
    name: 'Communicating findings',
    description:
      'Brings a finding to the people who decide so that they understand it, its limits and what follows.',
    indicators: [
      'Says who the listeners were and what they had to decide.',
      'Gives the main point in words a listener would repeat correctly.',
      'States the limits of the finding without being asked.',
    ],
    mustNotInfer: [
      'Clarity towards others from accent, grammar or speed of speech in the interview.',
      'Persuasiveness from confidence or charm.',
      'Courage from a dramatic story: a quiet word beforehand may take more.',
    ],
    anchors: {
      1: 'Describes the analysis itself, but not who heard it or what they took from it.',
      3: 'Adapts words or charts to the listener and gives the main point, but leaves out limits or does not check what was understood.',
      5: 'Fits the message to the decision the listener faces, states its limits plainly, checks how it was understood, and says what the listener did as a result.',
    },
  },
  {
    id: 'responsible-practice',
    name: 'Reproducible and responsible practice',
    description: 'Makes results that others can repeat and examine, and looks after those whom they affect.',
    indicators: [
      'Names what is kept so that another person could repeat the result.',
      'Says who could be harmed or treated differently, and how that would show.',
      'Names who is answerable and what is watched over the years.',
    ],
    mustNotInfer: [
      'Integrity from the firmness with which values are stated.',
      'Care for fairness from the person’s own background.',
      'Skill from the use of paid platforms.',
    ],
    anchors: {
      1: 'Relies on memory or on one person’s machine, or dismisses harm because the model is accurate on average.',
      3: 'Keeps code and notes, or compares outcomes between groups, but has no test that it really works and nobody who is answerable.',
      5: 'Has another person repeat the result or examine the harm, names the cause and a temporary safeguard, and sets up a regular check with an owner and a limit that triggers action.',
    },
  },
];
