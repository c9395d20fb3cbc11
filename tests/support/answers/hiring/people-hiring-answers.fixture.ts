import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const peopleHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'people-16',
    strong:
      "If I had six letters and none that fit, I would not just put the ad up again. First I'd sit down with the manager for half an hour and go through what she asked for, because a list of twelve points scares people off. I'd ask which three things somebody has to bring on the first day and which they could pick up in the first months. Then I would look at where the six came from and how many opened the ad but did not apply. I'd write to some people directly, about ten a week, and ask our own staff whom they know. The six get an honest answer within a few days, and one who comes close I would call anyway. I would tell the manager to expect four more weeks, so that she can plan cover. Every Friday we'd look at what came in and decide whether to change something again.",
    short:
      "I would ask the manager which three demands are really a must, see where the six came from, write to ten suitable people myself, and tell her it'll take four more weeks.",
    offTopic:
      'A candidate stood at the wrong door because of my mail. I said sorry, gave her water and let her choose a new day, so that she had her full 60 minutes.',
  },
  {
    questionId: 'people-17',
    strong:
      "Last winter our firm changed the rota so that the night shifts went by alphabet, and within two days half the warehouse was angry. People said it was unfair, but at first I only heard shouting. I went down at the change of shift and talked with about twenty of them, a few at a time. It came out that it wasn't the nights themselves. Nobody had asked them, and those with names at the start got both Christmas nights. I put the numbers side by side: eight people had five nights, others had one. I took that to the head of the site and said we should own up that this went wrong. We let two people from each shift draw up a new list with her, and swaps were allowed. I explained it to everyone in person and said what could not be changed. In March I counted again, nobody had more than three nights, and the complaints had stopped.",
    short:
      'I talked with twenty people on the shift, found that eight had five night shifts and others one, and had two from each shift draw up a new list with the planner.',
    offTopic:
      "Two people of our staff applied for part time, and a colleague asked me what illness one of them has. I told her that I can't talk about it and that she could ask him herself. I locked the letter in my drawer, and in the end he thanked me for keeping quiet.",
  },
  {
    questionId: 'people-18',
    strong:
      "I would ask the manager what he hopes for, because often the worry is just that the expert will leave if nothing is offered. Then I'd ask him what the new lead will have to do all week: sharing out work, talking to people when something goes wrong, sitting in planning. I would suggest that he asks her openly what she'd like, without a promise, and that no is a fine answer. She could try it for three months, say by leading one project, with the way back open and no loss of pay. If she only wants more money or a title, we could offer her a step up as an expert. I would say clearly what I doubt and why, but it's his decision. After six weeks I'd sit down with both of them to see whether it works.",
    short:
      "I'd ask the manager what a lead really does there, have him ask her openly whether she wants that, and propose to let her lead one project for three months with a way back.",
    offTopic:
      'In my last job two cashiers would no longer work the same shift. I listened to each of them for half an hour. It turned out that one had told the boss about a missing 20 euros. I sat them down in the back room, they said sorry, and since then there has been peace.',
  },
  {
    questionId: 'people-19',
    strong:
      "I would start with the trouble the rule is meant to solve, because many rules are written after one single case. Then I'd ask those it will hit, say ten people from different jobs and two or three managers, what would get in their way. I write it on one page, in words that anyone understands, with two examples of what is fine and what is not. It has to say who decides and what the grounds for an exception are, because if each manager makes up their own, we have twelve rules. Before it starts, I go through it with the managers for an hour, with real cases, so that they'd all answer the same. Everyone hears the reason as well, and whom they can ask. After three months I'd look at how often it was used in each department: if one boss said no to everybody, I talk to him. And it gets a date, after a year we ask if we still need it.",
    short:
      'I would ask the people it affects what gets in their way, write one page with examples and the grounds for exceptions, practice cases with the managers, and count after three months.',
    offTopic:
      'In 2021 our team looked for somebody to run the archive. I gave four applicants the same box of letters to sort, and two of us noted points alone. In the end we took a baker, who has been with us for 3 years.',
  },
  {
    questionId: 'people-20',
    strong:
      "It begins before day one: the laptop, the key and the first week's plan are there, and someone from the team has called them. I give them one person at their side who is not the boss and has the time for it, two hours a day in the first week. The manager and I write down what they should be able to do after 30, 60 and 90 days, so that nobody has to guess. They get a real piece of work in the first week, small enough that it can be finished, because people stay when they feel useful. I ask them after two weeks and again after six what is different from what we'd promised, and what they still miss. The manager has to say what's going well and what isn't at the end of each month, not just on the last day of probation. When we did it that way in my last firm, it fell from seven to two.",
    short:
      'I give them a buddy with time, a real task in the first week and clear goals for 30, 60 and 90 days, and I ask after two and six weeks what they miss.',
    offTopic:
      "If the board wants to save a tenth, I would ask why. I'd look at overtime, temps and the 14 people who retire soon, and show three ways with numbers. I would bring in the staff council early, so that nobody reads it in the paper.",
  },
];
