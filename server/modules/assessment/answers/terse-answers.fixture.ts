type Answer = readonly [questionId: string, answer: string];

/**
 * Sound answers of few and plain words, four to a role family. Written without a look at the synonyms, of which some
 * were added later with an eye on these.
 */
export const terseAnswers: readonly Answer[] = [
  [
    'software-01',
    'I could not get the map to load. After half a day I asked Jonas. I showed him my code and what I had tried. He saw that my key was for the wrong page. I wrote it down for the next time.',
  ],
  [
    'software-06',
    'I would not wait. On Wednesday I tell whoever counts on it that Friday won’t hold, and why. I say what can be ready and when the rest comes.',
  ],
  [
    'software-12',
    'Open the browser’s tools and see which part is slow, the server or the pictures. Then look what was changed lately. I measure before and after.',
  ],
  [
    'software-19',
    'First I would find out how much of our product hangs on it. Then I’d ask for more time, look at who else offers the same, and tell my boss what we must drop to get it done in eight weeks.',
  ],
  [
    'data-03',
    'I thought our new shelf sold more. Then I saw it was the week before Easter. I compared with last Easter and nothing was left. I told my boss the same day.',
  ],
  [
    'data-06',
    'I ask him what he means by down: since when, which shop, in euros or pieces. And what he wants to decide with it. Otherwise I look for a week at the wrong thing.',
  ],
  [
    'data-14',
    'If only five in a hundred leave anyway, saying nobody leaves is right 95 times too. So I’d count how many of the leavers it catches and how often it cries wolf.',
  ],
  [
    'data-18',
    'Maybe it was just a bad year before and would have got better by itself. I would look at crossings like these without cameras, and at several years. Also whether fewer cars drive there now.',
  ],
  [
    'sales-01',
    'A man wanted the strongest drill we had. I asked what for. He had one picture to hang. I gave him a hook with glue for three euros and he was happy.',
  ],
  [
    'sales-07',
    'I’d ask if it really is the same. What is in it, who comes when it breaks? Often something is left out. If it is the same, I say so, and ask what else matters to him apart from price.',
  ],
  [
    'sales-12',
    'Has he got money, does he have the problem now, and can he say yes by himself? If two of the three are no, I leave him and call the next.',
  ],
  [
    'sales-20',
    'We had promised the kitchen for May and the maker went bankrupt. I drove to the couple myself that day, told them, paid back the deposit and found them another maker. It came in July and they still send friends.',
  ],
  [
    'customer-support-02',
    'An old man shouted at me because his parcel was gone. I let him finish. I said I would be cross too. Then I called the driver while he stood there. It was at the neighbour’s. He came back next day with chocolate.',
  ],
  [
    'customer-support-06',
    'I’d read all forty quickly. Who can’t work at all comes first, then those who wait longest. Same questions get one answer. The rest hear from me that it will be afternoon.',
  ],
  [
    'customer-support-11',
    'I ask what exactly they see and what they typed. Is it the right mail address, is caps lock on, does it work on the phone? I look in our system if the account is locked. Then I send a new password link.',
  ],
  [
    'customer-support-16',
    'I’d call before they find out. Say sorry, tell the new day and why, and ask if that’s still fine. If not they get the money back or something similar we have here.',
  ],
  [
    'product-management-01',
    'We built an app for walkers and it turned out that half of them were people with prams who looked for ways without steps. I rode along with three mothers. Then we put steps on the map and that became what most came for.',
  ],
  [
    'product-management-03',
    'The fair was on the 10th and we couldn’t finish all. I asked what a visitor needs at the stand. We left out the login and the languages and showed just the search. It ran. The languages came in autumn.',
  ],
  [
    'product-management-07',
    'I’d ask of each one who needs it and what happens if we don’t. Many are the same wish in other words. Then I pick the three which help most people for little work, and tell the others no and why.',
  ],
  [
    'product-management-18',
    'How many will meet it, and is there a way round? If nothing gets lost I release, tell support about it and mend it the week after. If it touched money, I’d wait.',
  ],
  [
    'design-02',
    'I sat beside my uncle when he used my ticket machine. He kept pushing the picture instead of the button under it. So did the next two. I made the picture the button and then it went well.',
  ],
  [
    'design-07',
    'I would ask what he hopes to get from it. Maybe people don’t find it. Then I show him two or three ways, one of them his, and let some customers try. If red wins, it gets red.',
  ],
  [
    'design-11',
    'Ask only for what is needed. One thing under the other, big fields, the number keys where a number goes. Say at once when something’s wrong and how to put it right. Don’t lose what they typed.',
  ],
  [
    'design-19',
    'Short words and big letters. Few pictures, because they cost data. It should work when the net drops, and I’d try it on an old phone myself, with people from there.',
  ],
  [
    'marketing-03',
    'Our open day should have brought 400 people, 130 came. I asked those who came how they had heard of it, and some who hadn’t. It was the first day of the holidays. Next time we looked at the calendar first, and 350 came.',
  ],
  [
    'marketing-06',
    'I would stand at the market on Saturdays and let people taste. A card for the tenth coffee free, so they come again. I write down where each one heard of us and put the rest of the money where most came from.',
  ],
  [
    'marketing-11',
    'One offer, one button. First line says what they get. I send half of them another subject line and look who clicks and who buys. Whoever bought last week doesn’t get it.',
  ],
  [
    'marketing-16',
    'Ring twenty of them and ask. Not why they left, but when they last needed such a thing and what they did then. And I’d look when they stopped and what had happened just before, a new price maybe.',
  ],
  [
    'project-management-01',
    'I planned the summer party of our school. I started from the day and went backwards: when must the tent stand, when must we order it. Each parent had one job with a date. Every Monday we met for ten minutes. All was there at noon.',
  ],
  [
    'project-management-08',
    'First I ask if part of it can come earlier. Then I see what we can do without it and move that forward. I look for another supplier. And those who wait for the end hear it now, not in three weeks.',
  ],
  [
    'project-management-11',
    'I’d cut it into small bits and ask someone who did something like it. For each bit a best and a worst case. We try the hardest bit for two days first, then I know more and say a range.',
  ],
  [
    'project-management-18',
    'I had to tell the mayor that the bridge would not be open for the town’s feast. I went there myself three weeks before. I said why, what we had tried and what he could have: one lane for walkers. He was not pleased but thanked me later.',
  ],
  [
    'people-01',
    'A colleague told me that she was ill and didn’t want it known. Our boss asked me why she was away so often. I said that he must ask her that. Then I told her that he had asked. She talked to him herself.',
  ],
  [
    'people-06',
    'Say sorry, it was our mistake. Give him a glass of water and a moment. Then we have the full time, or another day if he prefers. I tell the others why, so that it doesn’t count against him, and I put the address right.',
  ],
  [
    'people-11',
    'Say what the person does all day and what it pays. Only ask for what is really needed, not ten years of this and that. Plain words. Say where it is, from when, and who to call.',
  ],
  [
    'people-17',
    'Two of us got the new vans and the others were angry. I asked each of them alone. It wasn’t the vans, nobody had said why those two. They drove the most. I told all that and we agreed on a turn for the next ones.',
  ],
  [
    'finance-01',
    'Everybody had signed the stock list. I saw that we had more oil than fits in the tank. Somebody had typed a nought too many. I called the man, we counted again, and I sent out a new list the same day.',
  ],
  [
    'finance-06',
    'I’d go through the last days line by line. Mostly it’s a fee, something booked twice or two digits swapped. If the difference can be divided by nine I look for swapped digits. If I can’t find it I write that down and don’t just book it away.',
  ],
  [
    'finance-07',
    'I don’t pay it. I call the supplier on the number I already had, not the one in the mail. If it is wrong I tell my boss and the bank. Better a day late than gone.',
  ],
  [
    'finance-12',
    'You sell a table for 100 today and the man pays in March. That’s profit now but the till is empty, and the wood has to be paid. I’d draw two lists next to each other, what we earned and what came in.',
  ],
];
