type Answer = readonly [questionId: string, answer: string];

/**
 * Sound answers as people give them, by the id of the question. Written before looking at what the rules
 * make of them; the rules were then widened until all passed, so they show no rate for unseen answers.
 */
export const naturalAnswers: readonly Answer[] = [
  [
    'software-01',
    'I was building the login form for my bootcamp project and the session kept disappearing after a redirect. I spent about three hours on it: I read the docs, added console logs and searched Stack Overflow. Eventually I messaged one of the mentors with a small repo that showed the problem and a list of what I had already ruled out. She noticed the cookie was missing the SameSite attribute. It took us ten minutes. I understood cookies much better afterwards, and I wrote a page about it for the other students.',
  ],
  [
    'software-01',
    'So basically I had this thing with recursion in my second semester. Nothing worked, I kept getting stack overflows. My roommate is good at it so I showed him on paper what I thought happens at each call. While explaining it to him I saw I never return in the base case. Fixed it in a minute.',
  ],
  [
    'software-02',
    'We had a 900 line class for invoices that everyone was scared of. Before touching it I wrote characterisation tests from real invoices, about 60 of them. Then I pulled out the tax calculation, then the discounts, one pull request each. I left the PDF part alone because nobody ever changes it. Adding the new VAT rate half a year later took an afternoon, where the last one had taken a week.',
  ],
  [
    'software-04',
    'I pushed for MongoDB in 2019 because the team knew it and we wanted to move quickly. Within a year we were writing joins by hand and reports took minutes. I told my manager it had been the wrong call, proposed Postgres and planned the move over two months, one collection at a time. Reports are back under a second. These days I write down why we choose something and when we would revisit it.',
  ],
  [
    'software-06',
    'I tell my lead the same day, not on Friday. I say what is done, what is left and what surprised me. I offer two options: deliver the part that the customer needs on Friday, or move everything to Wednesday. Whoever depends on it gets told too. And I check what made my estimate wrong.',
  ],
  [
    'software-12',
    'Open the network tab first and look at the waterfall: is it one slow request or many small ones, is it the server or the browser. If the first byte takes seven seconds then the backend is slow and I look at traces and slow queries. If not I profile the rendering, look at bundle size and images. I would also look at what was deployed around the time it began.',
  ],
  [
    'software-13',
    'Mostly I look at how central the problem is. Dates, crypto, parsing: always a library. For a ten line helper I write it myself. I look at the licence, when the last release was, how many open issues and whether we could replace it later behind our own interface.',
  ],
  [
    'data-02',
    'I had analysed why people abandon the booking form and had to present to the hotel managers. Instead of showing the regression I drew the form as a staircase where people fall off at each step. One manager asked if that meant the phone number field was costing them money, which was exactly it. They removed the field the same week and bookings went up 6 percent.',
  ],
  [
    'data-06',
    'I would call the manager and ask what made them ask. Down against what, last month or last year? Which products, revenue or units? By when do they need something and what will they decide with it? Then I would repeat it back in one sentence to be sure.',
  ],
  [
    'data-14',
    '95 % means little if only 5 % leave, because saying nobody leaves gives the same. I want recall and precision on customers it has not seen, from a later period. Then what does a missed customer cost against a wasted voucher. And I compare it with a simple rule like no login for 30 days.',
  ],
  [
    'sales-01',
    'At the garden centre a man asked me for the strongest weed killer. I asked what he wanted to get rid of and where. It turned out his kids play there and it was just moss. So I sold him a rake and some lime for 14 euros instead. He came back in spring and asked for me by name.',
  ],
  [
    'sales-05',
    'Q3 two years back I forecast 1.2 million and we closed 700k. Three of the deals hung on one sponsor who changed job. I had never met their finance people. I went through all open deals with the team and we now only count a deal as commit if we spoke with the person who signs. The next four quarters we were within 8 percent.',
  ],
  [
    'sales-08',
    'I would not send the fourth "just checking in" mail. First I look for news at their company. Then I call, because it is easy to ignore mail, and I ask openly whether the priority has changed. If nobody answers I try a second contact, and after that I send a short message saying that I close the file unless I hear back.',
  ],
  [
    'customer-support-01',
    'My grandmother wanted to video call us. I compared the app with a phone book and wrote four steps on a card with pictures, in big letters. I let her do it herself three times while I watched. She calls every Sunday now and taught her neighbour.',
  ],
  [
    'customer-support-02',
    'A passenger shouted at me because his suitcase had not arrived and he had a wedding the next day. I let him finish, said I would be angry as well, and asked which hotel he was staying at. I found the bag in Frankfurt, booked a courier and gave him my direct number. It arrived at 6 in the morning and he wrote to my boss to say thank you.',
  ],
  [
    'customer-support-07',
    'I would stay friendly and let them explain what happened. I would not argue about the review. I say clearly that I cannot refund this and why, and then what I can do: a voucher, an exchange, or passing it on to my supervisor if there is a reason we did not know of.',
  ],
  [
    'customer-support-13',
    'It answers what was asked, in the first line. Short sentences, no jargon, one action per step. I read it once as if I knew nothing about the product and check names, numbers and links before sending.',
  ],
  [
    'customer-support-06',
    'First I skim all forty, five minutes, and look for anything urgent such as people who are locked out or payments. Similar ones I group and answer with one text. The others get a short note that we will answer by the afternoon. I tell my team lead that we have more than usual.',
  ],

  [
    'software-05',
    'Our other senior wanted to split the monolith right away, I wanted to wait. We argued for weeks. Then I suggested that each of us write two pages on what the other one is afraid of. That helped a lot. He had been burnt by a release train, I by a failed split. We agreed on taking out one part, billing, and look after three months. It went okay, deployments of billing went from weekly to daily.',
  ],
  [
    'software-07',
    'I would first pull it and run it, maybe I am just missing something. Then ask the author to explain the tricky part, ideally by talking. In the review I would mark what must change, the missing tests, and what is only my taste.',
  ],
  [
    'software-09',
    'Get it building and deployable first, otherwise nothing else matters. Put in logging. Find who uses it and what they would notice if it broke. Then write a few end to end tests around the part which the feature touches, and leave the rest alone.',
  ],
  [
    'software-15',
    'Look at the double orders first, what they have in common: time, client, retry header. I suspect retries after a timeout. I would add a unique request id and log it on each hop, then run a load test with artificial delays to provoke it. The fix is an idempotency key plus a unique index.',
  ],
  [
    'data-03',
    'The churn model had 99% accuracy and everybody was delighted. I got suspicious and looked at the features. One column was the date the account was closed. Removed it, went down to 81. It was embarrassing to tell the head of sales but he took it well.',
  ],
  [
    'data-05',
    'The board had basically decided to open in Austria. My numbers said the break even would take nine years and not three. I went to the CFO before the meeting and walked him through the assumptions. He found one mistake, seven years then. They opened a pop up shop first instead.',
  ],
  [
    'data-09',
    'I would explain with coins that early leads are often luck. Ask why the hurry. If there is a real deadline then we could agree on a sequential test, but you need to decide that beforehand. Also one week at least, because weekends are different.',
  ],
  [
    'data-13',
    'Everything in git, raw data frozen, one command that runs it all. Pin package versions, set seeds. README with where data came from. Then let somebody else run it on their laptop.',
  ],
  [
    'sales-02',
    'My boss said no when I proposed opening on Sundays. I asked him what worries him, it was staff costs. So I counted passers-by for four Sundays and came back with numbers and two students who wanted the shift. He gave it a try for a month. We still open Sundays.',
  ],
  [
    'sales-04',
    'A hospital wanted 25 percent off. I asked what they would do for that, we ended on 10 percent for a three year term and payment up front. I did not touch the service package as that is where our people are. My director was pleased, and so were they, they have renewed since.',
  ],
  [
    'sales-06',
    'Sort first. Which ones look like our best customers? I would take the top thirty, spend a few minutes on each one and call in the mornings. Note what works and what does not. At the end of the week I show my manager the numbers and ask what to change.',
  ],
  [
    'sales-12',
    'Do they have the problem, do they have money, and is there somebody who wants it solved soon. If I cannot get a second meeting with someone who decides then I stop. I also look at how much they give back, like answers or data.',
  ],
  [
    'customer-support-03',
    'I once sent a mail merge with the wrong names to 140 parents at the nursery. Two rang within minutes. I wrote again to all of them straight away, said what had gone wrong and that no other data had leaked. I told the head before she heard it from someone else. Nobody left. Since then a colleague looks at every mailing.',
  ],
  [
    'customer-support-04',
    'People kept writing that they could not find the invoice. I tagged those tickets for two weeks, 23 of them, and showed the list to the product team with a drawing of where I would put the button. They moved it. The next month there were 4.',
  ],
  [
    'customer-support-09',
    'Say something publicly now, even if it is only that we know and are looking. Then an update every thirty minutes, even when nothing is new. One text for all agents. One person sits with the engineers. No guessing about the cause.',
  ],
  [
    'customer-support-14',
    'Time to first answer, share solved at first contact, reopened tickets, satisfaction. Fast answers can be useless ones, satisfaction is answered only by the very happy and the very angry. So I read twenty tickets a week myself.',
  ],

  [
    'software-01',
    'During my apprenticeship I could not get a printer driver to install on forty machines. I tried it by hand on three of them, noted the differences and then went to the senior admin. He saw that the group policy was applied too late. After a change of order it ran through in one night.',
  ],
  [
    'software-03',
    'Payments failed, but only on Thursdays. I plotted failures against everything I had and saw they followed a batch run which filled up the disk. I moved the batch and put an alarm on disk space.',
  ],
  [
    'software-04',
    'Choosing microservices for five people. We spent more evenings on plumbing than on the product. After half a year I proposed to merge seven of them into two, and did it over a summer.',
  ],
  [
    'software-06',
    'Speak up on Wednesday. Say how far I am, what I can finish, and ask what matters most to them.',
  ],
  [
    'software-10',
    'I would list which tables each team really touches and let them look at it together. Then give each table one home. The other side gets a view or an API. Start with the table that hurts most.',
  ],
  [
    'software-14',
    'Add the new column empty, write to old and new, fill the rest at night in small pieces, compare, switch reading over, and drop the old one weeks later.',
  ],
  [
    'data-01',
    'A supplier file had prices with comma and with dot. I noticed because one screw cost 12,000 euros. I wrote a check for each file and sent the supplier an example. They fixed their export.',
  ],
  [
    'data-04',
    'Marketing wanted the number of newsletter readers each week. I asked what they would do differently if it went up. Nothing, it turned out. We ended up tracking sign-ups to the trial, and dropped two campaigns.',
  ],
  [
    'data-08',
    'I would check it again tonight and let a colleague look at it. Then I call the director before the meeting, nobody likes surprises in front of others. I show what we can say and what we cannot say.',
  ],
  [
    'data-12',
    'Maybe those who already love the shop install the app. I want to know what they spent before they had it, how old they are, and if there were coupons in it. Best would be a trial with random people.',
  ],
  [
    'sales-03',
    'A couple wanted the extended warranty for a toaster. I told them it is not worth it, the toaster costs 20 euros. My manager was not amused. They bought their kitchen from me in autumn.',
  ],
  [
    'sales-07',
    'Find out if it is really the same. Often it is not. If it is, I talk about what happens when something breaks on a Sunday. Lower the price only if they give something for it.',
  ],
  [
    'sales-10',
    'I speak with the salesperson first to hear what was said exactly. Then we both go to the customer before anybody signs. It may cost us the contract. Better now than in court.',
  ],
  [
    'customer-support-02',
    'A father screamed because the vaccine for his daughter was out. I took him to a side room, let him talk, gave him water, and rang three pharmacies. The second one had it. He said sorry when he left.',
  ],
  [
    'customer-support-05',
    'I sat with each of the eight for an hour and we read their own mails aloud. Everybody picked two things to change. I also cut the templates from 90 to 30. The survey went from 3.9 to 4.4 in a quarter, with the same number of mails a day.',
  ],
  [
    'customer-support-07',
    'Keep calm, hear them out. No is no, but I explain the reason and look for what is possible, maybe store credit. The threat with the review does not change my answer.',
  ],
  [
    'customer-support-12',
    'When I have tried what I am allowed to try, or when it is about money above my limit. I hand over what the customer wants, what I did, screenshots, and when I promised to come back to them. And I tell the customer who has it now.',
  ],
  [
    'customer-support-15',
    'Things that have one right answer and come often go to the bot, like opening hours. Anything with feelings or money goes to people. There must always be a way out to a person, and I watch how many come back.',
  ],
];

/** Sound too, but so terse that they hardly use a word of the question. */
export const laconicAnswers: readonly Answer[] = [
  [
    'software-02',
    'A 40 parameter constructor. Nobody could say which flag did what. I grouped them, one small object each, always with the old call still working. Took me two weeks on the side. The next intern added an option in her first week.',
  ],
  [
    'software-05',
    'She believed in Kafka, I did not. We each built the smallest thing in a week and broke the other one. Hers survived. I said so in front of everybody and helped roll it out.',
  ],
  [
    'software-06',
    'I go to the person who waits for it and say it as it is. Then we look together what can wait.',
  ],
  [
    'software-08',
    'Undo first. Understand later. I take my change out, watch whether people get in again, and write to everybody who asked.',
  ],
  [
    'software-11',
    'Zero items, one item, many. Heavy and light, near and far. Exactly on a limit and just under it. Nonsense input has to fail loudly.',
  ],
  [
    'software-13',
    'If it is what makes us special we write it. If it is plumbing we take one, provided someone still looks after it and we can get rid of it again.',
  ],
  [
    'data-01',
    'Ages of 200 and more in a patient file. I plotted everything before doing the maths, that is how I saw. The clinic had mixed birth year and age. I sent them the list and they corrected 312 rows.',
  ],
  [
    'data-03',
    'I thought rain made people buy more. It was the bank holidays. A friend looked over my shoulder and asked which days those were.',
  ],
  ['data-06', 'Ask back. Down from what, where, since when, and who noticed? What happens if I find it out?'],
  [
    'data-10',
    'Listen to the staff and note five real examples. Then waiting time by kind of customer, over the whole year. If they are right I turn the ranking off until it is fixed.',
  ],
  [
    'data-15',
    'You need something that moves early and hangs together with the late thing. I would test on past years if it does. And something that shows damage.',
  ],
  [
    'sales-01',
    'My aunt asked for a tablet. I asked what she would do with it: read, in bed, with bad eyes. So we went for a light reader with big letters. She reads every evening now.',
  ],
  [
    'sales-05',
    'I was off by 40 percent because I believed what people told me in December. Now each of us has to name a date and a reason on the other side.',
  ],
  [
    'sales-09',
    'Ring them before they go and ask who takes over and whether they would make the introduction. Meet the new person with no slides. Start again from their worries.',
  ],
  [
    'sales-13',
    'I let them tell me what it costs today when it goes wrong. Hours, lost goods, people who leave. Then we put our price next to it on one sheet.',
  ],
  [
    'customer-support-01',
    'I taught my football club how the new tax form works. Cut it into three questions, used our own bar as the example. Eleven of twelve handed it in on time.',
  ],
  [
    'customer-support-03',
    'I told a man his parcel was in Leeds. It was in Lille. He drove four hours. I rang him, paid for the petrol and took the parcel to him myself on my day off.',
  ],
  [
    'customer-support-06',
    'Quick look over all of them, the fires first. Then the old ones. A line to the rest that they are not forgotten.',
  ],
  [
    'customer-support-10',
    'My people come first. I take the calls from that customer myself, tell them once what is not okay, and if it goes on they get letters only. I tell the director why.',
  ],
  [
    'customer-support-13',
    'It is short, it is right, and it sounds like a human. I wait a minute and read it with the eyes of someone in a bad mood.',
  ],
];
