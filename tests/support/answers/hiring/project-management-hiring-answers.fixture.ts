import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const projectManagementHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'project-management-16',
    strong:
      "With one sentence I'd first ask the person who said it what it should look like when it's done, and what made them choose summer. Then I'd ask who is touched by it, so the people who sit there, IT, the landlord, the cleaners, and talk to one from each. With four or five of them I'd stick notes on a wall, each with one thing that must be finished, not with what somebody does. We put them in order, and I ask at each what has to be there before. Some take long, like the phone line with ten weeks, so I start those at once even if the rest isn't clear. I write down what we don't know yet, for example if the walls can stay. I show the first plan to the boss with what's not in it, so he can say yes before we spend anything.",
    short:
      "I would ask what finished means and why summer, collect with four people what must be done in which order, start what takes longest at once, and write down what we don't know yet.",
    offTopic:
      'Last summer I organised a run with 80 people. I wrote 25 jobs on cards and gave each a name, and my neighbour brought the water. In the end it rained, but all of them finished.',
  },
  {
    questionId: 'project-management-17',
    strong:
      "For the first days I would mostly listen and touch nothing that runs. I'd read the contract or order, the last plan and the last three reports, but I'd believe what I can see more than what is written. So I go to each of the people who do the work, about eight talks of half an hour, and ask what's finished, what they're waiting for and what keeps them awake. I let them show me the finished things. I'd ask the client or sponsor what they expect and what has been promised to them, also by word of mouth, since that's never in the files. Then I'd set what I found against the plan and the money: if they say 60 percent and I see 40, I say so. At the end of the second week I'd tell the sponsor on one page where we are, what I don't know yet and when there'll be a new plan.",
    short:
      'I would talk with everyone who does the work, have them show me what is finished, ask the client what was promised, and after two weeks report where we really are.',
    offTopic:
      'Three projects wanted the same two welders in June. I asked both welders what they could manage, and moved one bridge to July, so that each had 15 days.',
  },
  {
    questionId: 'project-management-18',
    strong:
      "In my last job I ran the building of a new canteen for a clinic, and the head doctor had been promised that it would open on the first of May. At the end of February the kitchen firm told me that the big ovens would not come before June. Then I asked for a quarter of an hour the same afternoon, and went there, no mail. I said it in the first sentence: we won't open on the first of May, it will be the twentieth of June. I said why, and that I should have asked the firm for proof in January, which was my mistake. I had two ways with me: cold meals from May, or a truck in the yard for seven weeks, with the cost of each. She took the truck. I wrote it down for her the same day and called her every Friday. In the end we opened on the eighteenth, and she asked for me again for the next project.",
    short:
      "I checked the new date for a day, went to the head doctor in person, said in the first sentence that May won't work, and brought two ways to get by with their cost.",
    offTopic:
      'Last year a supplier told me that our doors come three weeks late. I called two other firms, and one had eight in stock. I moved the painters forward, told the client the same day, and in the end we lost only two days.',
  },
  {
    questionId: 'project-management-19',
    strong:
      "Two years ago I planned a trade fair stand for a maker of garden tools, and everybody was busy with the look of it. I noticed that all our boxes were to come through one customs office, and I'd read in the paper that they might go on strike there in the week before. Nobody else was worried; my boss said it always works out. I asked the forwarder how often that had happened, and he said twice in three years, each time for five days. I worked out that if it hit us we would stand there with empty shelves, and that's about 70,000 gone. I put that on half a page and showed it to my boss with what I'd like to do: send the twelve most important pieces two weeks earlier by another road, for 1,800 more. He agreed. I also agreed with the forwarder that he calls me as soon as he hears something. The twelve pieces stood there on time, and the rest came on the second day. Since then we always ask where everything goes through one gate.",
    short:
      'I noticed that all our boxes went through one customs office that might strike, showed my boss what it would cost us, and sent the twelve most important pieces earlier by another road.',
    offTopic:
      'In our team two people wanted different things from the same brochure. I heard each of them for 20 minutes and drew two versions. The director chose the shorter one. I wrote down what was agreed, and in the end we printed 3,000 without a fight.',
  },
  {
    questionId: 'project-management-20',
    strong:
      "I would first find out what stands still and what it costs us each day, because that says how much time they have for it. Then I'd talk to each of them alone for a quarter of an hour and ask what they're afraid will happen if the other one gets their way. I'd bring both to a board and have each explain the other's idea until that person says yes, that's it. Then we write down what the solution must be able to do, four or five things, and hold both against that. If a small trial of two days can answer it, we do that. I'm not the expert, so I wouldn't choose for them, but I'd set a time: if they have not found a way by Wednesday, the architect decides, and I ask him beforehand if he's ready for it. A week later I'd ask both how it goes, so that nobody carries on in secret.",
    short:
      "I would hear each alone, have both measure their ideas against four things the solution must do, try it for two days, and if they don't agree by Wednesday the architect decides.",
    offTopic:
      "In 2020 I had to say how long a film of nobody's experience takes. I cut it into 14 scenes, let the camera woman guess each, and shot the hardest for two days. In the end it was 11 weeks.",
  },
];
