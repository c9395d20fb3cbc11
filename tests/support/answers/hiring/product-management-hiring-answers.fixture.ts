import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const productManagementHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'product-management-16',
    strong:
      "If support hears it every day, I would believe that something is there, and ask myself why I don't hear it. First I'd read fifty of those tickets myself and listen in on five calls, to see what people were trying to do when it went wrong. I would write down who they are: new or old customers, phone or computer, which plan. Then I'd call eight of exactly those and ask them to do it again while I watch, not whether they're happy. I'd look in the data how many stop at that step. If I find the cause, I fix one small thing, for example the wording of the button, and see if the calls go down within two weeks. I'd tell support what came out and thank them, and from then on I would sit with them for an hour a month.",
    short:
      'I would read fifty of those tickets, call the customers who wrote them and watch them do it, and check in the data how many get stuck at that step.',
    offTopic:
      'We closed our paper catalogue in 2022, although the founder loved it. Only 300 of 9,000 customers ordered from it. I showed him the numbers, wrote to each of the 300, and the two designers moved to the shop. In the end we saved 80,000 a year.',
  },
  {
    questionId: 'product-management-17',
    strong:
      'Two years ago I looked after the app of a parking company, and we had to choose between a new monthly pass and putting the old payment part in order. The pass was what the bosses wanted, and the payment part broke about twice a week. I asked the engineers to show me what the breakage costs: each time two of them lost a day, and some three hundred drivers could not pay. Support had about forty calls from it. I put that in money and set it next to what sales hoped to earn with the pass. It was about nine thousand a month against maybe six. So I proposed to do the repair first, but only the worst piece, in four weeks, and then the pass. I told the director openly that the pass would come two months later. Afterwards it broke once in three months, and the pass was built in half the time we had thought.',
    short:
      'I worked out that the weekly breakdowns cost us nine thousand a month and the new pass would earn six, so I had the worst piece mended first and the pass came later.',
    offTopic:
      'In March I interviewed six gardeners about how they water. I let them talk, kept my plan to myself and paid each 20 euros, so that I had 11 pages of notes.',
  },
  {
    questionId: 'product-management-18',
    strong:
      "I would want to see the fault myself, on a phone, and not only read about it. Then I'd ask the tester how often it comes up and who would run into it, and whether anything gets lost or someone pays the wrong amount. I'd ask the developers how long it takes to mend and what else they might break by touching it a week before. Then I look at what hangs on the date, for example if a customer has told all their staff, or if nobody would notice a delay of three days. I would mostly go with a small share first, so that we can stop if complaints come. I'd warn support and give them two lines to answer with. I write down what we decided and why, and the fix gets a date.",
    short:
      'I would check whether anything gets lost and how many meet it, and if there is a way round, release to ten percent, warn support and fix it the week after.',
    offTopic:
      "When our sign ups rose but few stayed, I would check the tracking first. Then I'd split people by the ad they came from and sign up myself. If the new page promises too much, I would change one sentence for half of them, so that we see it in 14 days.",
  },
  {
    questionId: 'product-management-19',
    strong:
      "I start from what the product is there to do for people, and ask which number would move if it did that better. For a recipe box it would be how many cook at least twice a week, not how many have the app on their phone. I take four or five at most: one main one, two that move early so that we see something within days, and one that should stay where it is, like cancellations or complaints. Each gets one sentence on how it is counted and one person who looks after it, otherwise everyone counts their own way. For each I'd ask what we would do if it went down, and if the answer is nothing, I drop it. To see if one misleads, I look at it split by new and old customers, because the total can rise while every group falls. And twice a year we ask whether people have begun to work for the number.",
    short:
      'I take one main figure that shows people get what they came for, two early ones and one that must not get worse, and split them by new and old customers to catch a misleading one.',
    offTopic:
      'A large customer wanted a special export, and sales had almost said yes. I would visit them, ask what they need it for, and see that the existing report does it with 2 more columns. Then I tell the director, so that he can give them a date.',
  },
  {
    questionId: 'product-management-20',
    strong:
      "I would not try to sell it to them in the first meeting. I'd sit down with the two or three who are most against it and let them explain, because they often see something that those above don't, for example that it takes twice as long or that it breaks for our oldest customers. I write the points down and sort them: what do we know, what do we only think, and what is a matter of taste. Then I'd go to the people who decided and ask for the reason behind it, what they know about the market or the money, and I would bring the engineers' two strongest points to them, with numbers. If nobody knows who is right, I'd suggest a test of two weeks that could show it. Then it is decided, one way or the other, and I tell the team myself why, also what did not change the decision. After six weeks we'd look at the signs we had named, and if they're bad, I take it back up.",
    short:
      "I'd listen to their reasons, take the two strongest with numbers to the people who decided, propose a two week test, then explain the decision to the team and let them choose how to build it.",
    offTopic:
      'Last year I drew our yearly plan. I kept three months firm, sketched the others, and told sales what they may say to clients. In the end nobody was surprised in autumn.',
  },
];
