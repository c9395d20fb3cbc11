// Written from the questions alone: no concept, synonym or wording of the code was known to who wrote them, and none
// may be written with an eye on them.

/** Honest answers as people of many trades give them, one to each of 60 questions. */
export const soundAnswers: readonly (readonly [questionId: string, said: string])[] = [
  [
    'software-01',
    'In my second month I could not get the till program at our garage to print on the new printer. I tried for two hours, wrote down what I tried, then called Marek, who had written the old part. I showed him the exact message and my three attempts. He saw the wrong paper size in ten minutes. I wrote it in our notebook so nobody must ask him again.',
  ],
  [
    'software-03',
    'Our booking page for a dentist showed appointments one hour wrong, but only for some patients. I collected twenty wrong ones and put them in a list, and saw they were all made before the clocks changed in March. So I set my laptop to February and could make it happen every time. We stored local time without the zone. I changed it to store one common time and corrected the old entries.',
  ],
  [
    'software-06',
    "I would tell my lead the same Wednesday, not on Friday morning. I'd say what is done, what took longer than I thought, and give a new day I can really keep. Then I'd offer something smaller for Friday, maybe the part the others are waiting on, and ask if somebody has a free afternoon to take a piece. People can plan around bad news if they get it early.",
  ],
  [
    'software-08',
    "First I put the old version back, straight away, because people are locked out and I can look for the reason later. I tell the team and the help desk what I am doing. Then I try to sign in myself to see it's really working again. After that, in peace, I compare what I changed, make the failure happen on my own machine, fix it and add a check for signing in.",
  ],
  [
    'software-11',
    "I would start with an ordinary order where I know the price by hand. Then the edges: exactly at the weight where the price jumps, one gram below and one above, an empty basket, the limit for free delivery, an island address, a country we don't serve. Also nonsense like negative weight must be refused. Prices jump at borders and that's where I have made mistakes before, so most of my tests sit there.",
  ],
  [
    'software-18',
    "I'd ride along with two or three of them for a day. I worked on a farm, the signal dies behind the first hill, so I know what you need there: today's job list, the address, and a place to write what you did. Those I'd keep on the phone and send when the network comes back, with a small mark showing what's not sent yet. If two people changed the same job, I'd show both and let them choose.",
  ],
  [
    'data-01',
    "At the clinic I got a sheet with patients' weights and three people weighed over 700 kilos. I did not just delete them. I looked which nurse station they came from, and it was one scale which left out the decimal point. I asked the station, checked twelve paper cards, and divided those rows by ten. I kept the original sheet and wrote a note of what I changed and why.",
  ],
  [
    'data-03',
    "I counted that our bakery sold much more rye bread on Tuesdays and was quite proud of it. The owner ordered more flour. Then sales did not rise, and I looked again at the receipts one by one. A café paid its whole week's bill on Tuesday, so it was one customer, not a Tuesday effect. I told the owner the same day and since then I look at who is behind a number first.",
  ],
  [
    'data-06',
    "I'd write back or go over and ask: down compared to what, last month or last year? All shops or one? Money or pieces? Since when did she notice it, and what does she have to decide with the answer? Also whether something changed, a price, a holiday, a closed branch. Half of the time the question becomes much smaller after five minutes talking, and I don't spend two days on the wrong thing.",
  ],
  [
    'data-09',
    "I would say let it run. Three days is little, they may all be weekdays, and people often click on something only because it is new. If you stop as soon as it looks good you catch lucky moments, I'd show him with a coin: after ten throws one side is often ahead. I'd look only whether anything is broken or hurting customers. If not, we decide on day fourteen as we agreed.",
  ],
  [
    'data-11',
    "I look at the first rows and just read them, like I'd read a delivery note. How many rows, does each order number come once, which fields are empty and how often. Smallest and largest amount, any below zero, any dates in the future or days missing. Then I add up one month and ask the accounts lady if her total is the same. And I ask whoever made the table what the columns mean.",
  ],
  [
    'data-14',
    "Ninety-five sounds good, but if only five in a hundred leave, then a model that says \"nobody leaves\" is also right in ninety-five. So I'd ask, of those who really left, how many did it find, and of those it warned about, how many truly left. I'd try it on recent customers it hasn't seen. And what does a wrong warning cost us, a phone call, against losing somebody we could have kept?",
  ],
  [
    'sales-01',
    "I was a waiter and an old gentleman asked for the biggest steak. He looked at the menu very long, so I asked him if he was very hungry or if it's a special day. He said his wife died a year ago and they always shared it. So I offered him a small one, with her favourite wine by the glass, at the quiet window table. He was happy and came every year after.",
  ],
  [
    'sales-03',
    "A woman came in for a new washing machine, the expensive one. I asked her what the old one did, and from the sound she described it was only the pump filter full of coins. I told her how to open it, put a towel under. I lost the sale that day, my boss wasn't amused. Two months later she bought a fridge from me and sent her sister too.",
  ],
  [
    'sales-07',
    "I wouldn't drop the price at once. I'd ask to see what the other offer includes, because often delivery or the fitting or the service later is left out. If it's truly the same for them, fine, then I'd ask what matters most to them and show what they get with us, like that I come myself the next day if it breaks. Maybe I take something off and charge less. If the cheaper one really fits, I say so.",
  ],
  [
    'sales-08',
    "Three weeks quiet usually means something happened on their side, so I'd phone and not send a fourth mail. I'd ask straight, without blame: has something changed, is there a question about the proposal, is it the wrong time? I'd make it easy to say no. If I can't reach him I'd try the colleague who sat in the meeting. And if nothing comes back, I send one last short note and give my time to others.",
  ],
  [
    'sales-14',
    'I go through every open deal and ask what the customer really did, not how I feel. Did they agree a date, did the boss see the price, is the money there? Then I look how many deals like that we closed last year at the same stage, say one in three, and count a third of the money. Deals whose date slipped twice I move out. Every Monday I go over it again and compare with what came in.',
  ],
  [
    'sales-20',
    "I sold a wedding couple a tent for eighty guests, and a week before our big tent tore in a storm. I called them the same evening, before they could hear it from somebody. I'd already phoned three rental firms and had one tent for seventy and one in another colour. They took the second. I paid the difference myself and drove it there. They were nervous but the feast went well.",
  ],
  [
    'customer-support-01',
    "My neighbour, 81, got a hearing aid from us and didn't understand how it connects to the telephone. I left away all the names. I said, it is like a little radio, it has to be on the same station as the phone. Then I let her press everything with her own fingers, three times, and I drew the two buttons on a card. On Friday I rang her up and she answered with it.",
  ],
  [
    'customer-support-02',
    "In the emergency room reception a father shouted at me because his boy waited two hours with a broken finger. I let him talk out, I didn't tell him to calm down. I said yes, two hours with pain is long. Then I went and asked the nurse for his place in the line and for an ice pack, and came back with a real time, about thirty minutes. He apologised to me after.",
  ],
  [
    'customer-support-06',
    "I'd first read quickly over all forty, only the first lines, maybe fifteen minutes. Somebody who can't work at all or whose payment is stuck goes first, then those waiting longest. If six people write about the same thing I write one good answer and use it for all six. To the ones I won't reach before noon I send a short line when they'll hear from me. And I tell my lead that twenty will be left.",
  ],
  [
    'customer-support-08',
    "I'd write back friendly, and not with a list of fifteen questions. First I look up what he has bought and if there's any trouble known today. Then two or three easy ones: what were you trying to do, what do you see on the screen, a photo is fine, and since when. If there's one thing that helps most people, I give it to him right away so that he doesn't wait for nothing.",
  ],
  [
    'customer-support-13',
    "A good reply answers what the person asked, in the first sentence, and then says what happens next and when. Short, no words from inside our company, and it sounds like a human. Before I send, I read the customer's mail once more and tick off each question he had. I check name, amounts and date, and click on the link myself. If he was upset, I read it aloud to hear how it sounds.",
  ],
  [
    'customer-support-17',
    "Hotel guest complained the safe in room 14 keeps locking her out. Everybody said she forgets the code. I went up and asked her to do it slowly while I watched. She typed right, but one key, the seven, was sticking and counted twice. I tried with another guest's permission in 15 and it was fine. We changed the keypad, I said sorry to her, and we tested all safes that week.",
  ],
  [
    'product-management-01',
    'I ran the library corner in a school and we had bought tablets for reading. When I sat with the children I saw that the small ones used them mainly as a lamp, under the table, to read paper books! So I asked them, and they liked to hide. We built two little tents with lights and moved half of the tablets to the older class. Borrowing went from about forty books a week to seventy.',
  ],
  [
    'product-management-03',
    "For our village shop we wanted an ordering page with delivery, payment, and recipes before Christmas. In October I saw it would not be ready. I asked twelve customers what they'd really use; they wanted to reserve meat and bread and pick it up. So we left away delivery and recipes and paying online, they pay at the counter anyway. It opened on December first, and payment we added in spring.",
  ],
  [
    'product-management-06',
    "One in ten is a lot, so I'd thank her and sit down with her right away. I'd want to understand what happens to those people now: do they lose something, or is it only ugly? Then we look at what it costs to do it properly, and at a simple way, like a clear message and a phone number. I decide the same day, write it into the description, and tell whoever counts on the date if it moves.",
  ],
  [
    'product-management-07',
    "I wouldn't count who shouts the loudest. I'd group the thirty, because many are the same wish in other words, and ask for each one who has the problem, how often, and what it costs them or us. Then I compare that with the rough effort the engineers tell me. Three go in that fit what we're trying to reach this year. Everybody else gets an honest no or not now, with the reason, from me personally.",
  ],
  [
    'product-management-14',
    "Not by asking \"would you buy it\", people are polite. I'd ask what they do about the problem today and what they've already paid for it. If they pay nothing and do nothing, that's an answer. Then I'd put up a simple page with a price and see who leaves a deposit or signs for ten pieces. Or I do it by hand for five customers for real money, before anything is built.",
  ],
  [
    'product-management-18',
    "I'd see the fault myself first and ask how many will meet it, how often, and whether it can spoil anything, like data or money. If it only annoys and there's an easy way around it, I'd release, write it openly in the notes, tell support what to answer, and plan the repair for the next week. If the fix is tiny and safe, we do it now. I wouldn't rush a risky change in the last days.",
  ],
  [
    'design-01',
    'I made the menu board for our canteen, dark green with thin white letters, I found it very elegant. The cook said, "Nice, but from the queue I can read only the prices." First I was hurt a bit. Then I stood in the queue myself, four metres away, and he was right. I made the letters double size and put only five dishes. The questions at the counter got much fewer.',
  ],
  [
    'design-02',
    "I drew the sign for the hospital lifts with colours for every floor. I sat in the entrance one morning and watched. Visitors didn't look at colours at all, they looked for the name of the ward on their paper, and two people held the paper next to my sign to compare. So I put the ward names big and in the same spelling as on the letters, and the colour stayed only as a small stripe.",
  ],
  [
    'design-07',
    "I wouldn't laugh and wouldn't just do it. I'd ask what made her think of it: did a customer not find it, are fewer people ordering? If people miss the button, then that's a real problem and I can try several ways, a clearer word, more empty space around it, bigger, also her red one. I'd show them to a few people and see who finds it first. Then we look at that together and choose.",
  ],
  [
    'design-11',
    "Only ask what is really needed, each question costs you people. One column, big fields for the thumb, the number keyboard when it's a number, and the label stays over the field and doesn't vanish. Let the phone fill in name and address. If something's wrong, say it beside the field in plain words, and never delete what they typed. Then I hand it to five people on a bus and watch where they stop.",
  ],
  [
    'design-16',
    "I go to where they do it now. With nurses I spent two night shifts and just watched, what they write on their hand, where they walk twice, what they curse at. I'd ask them to show me the last time it went wrong, not what they wish for in general. Six or eight people, different ones, new and old. Then I write down what repeats and go back to ask if I've understood it right.",
  ],
  [
    'design-19',
    "Fewer pictures and small ones, so that a page opens also with weak signal. I'd cut the texts to short sentences, one thing on each screen, and put a simple sign or a spoken version next to it. Big letters. It must remember where you were when the line breaks. I'd buy two old used phones and test on them, and sit down with some of these people, because I myself am not the measure.",
  ],
  [
    'marketing-01',
    'For our blood donation day in the barracks I hung up posters and nobody cared. So I wrote a small card, "It takes 25 minutes, you get the afternoon off, and Sergeant Diaz is alive because of it," with his okay and his photo. I put it on every breakfast tray on Monday. The year before came nineteen soldiers, this time fifty-four. I think it was his face that did it.',
  ],
  [
    'marketing-02',
    "We opened a yoga class and I thought it's for young women, so all my posts were like this. After two months I looked at the sign-up list and half of them were men over fifty with back pain, sent by the physiotherapist around the corner. I talked with a few of them. Then I changed the leaflet, put it in three practices, moved the class to early evening, and we filled a second group.",
  ],
  [
    'marketing-06',
    "I'd spend the first days in the shop asking the people who already come where they live and why they come. Then most of the money goes on a card, the fifth coffee free, and tasting on market day where the town is anyway. I'd ask the hairdresser and the gym next door to hand out our cards. Maybe 100 for leaflets nearby. Each card has a mark, so after three weeks I see what brings people back.",
  ],
  [
    'marketing-11',
    "I'd send it only to those it makes sense for, not to everybody. The subject says what it is, with no tricks. One offer, what it does for you, what it costs, until when, one button. I read it on my phone before. To judge it I don't look at opens much; I look at how many bought compared with a group that didn't get it, and how many signed off or complained after.",
  ],
  [
    'marketing-16',
    "I'd call some of them, twenty perhaps, and ask nicely what they do now instead and what was the last time like. Not a form, people say more on the telephone. Also I look in the list when they stopped, was it after a price rise, or after their child left school. In our kindergarten shop most were not angry, they simply didn't need it anymore. That's something else than a bad service, so I'd separate these.",
  ],
  [
    'marketing-19',
    "First I would see where these new visitors come from. If it's one article or some foreign robot traffic, then they never wanted to buy. If they are the right people, I'd follow the way to the basket and see where they leave, and try to buy something myself on a phone. Maybe delivery isn't possible or the price shows too late. And I'd ask a few visitors. Doubled visits alone is nothing to celebrate.",
  ],
  [
    'project-management-01',
    'I organised the harvest festival with nine volunteers, fixed on the 20th of September. I started from the day and went backwards: the tent must stand the day before, the permit takes four weeks, the band wants to know in June. I wrote each thing on a card with a name and a date and hung them in the kitchen. Every Thursday we looked at it. The permit was the tight one, so I did it first.',
  ],
  [
    'project-management-03',
    'In our hospital kitchen the dietician wanted the new menu with weighed portions and the cooks wanted it quick. Both thought the menu plan was theirs. I took them at one table and asked each to say what must never fail. For her it was the diabetics, for them serving at twelve. So we weighed only forty special trays and used standard spoons for the rest. I wrote it on one page and both signed.',
  ],
  [
    'project-management-06',
    "I'd not write it in a mail, I'd go and visit them. I would ask in a friendly way to see what's ready, show me the thing, even half done. If they can, fine, then I just report better. If not, I'd ask what's in the way, maybe they're afraid to say it. And from then on I'd agree small pieces with dates that one can look at every week, for all the teams, so nobody feels singled out.",
  ],
  [
    'project-management-08',
    "First I'd see which works truly need this part and which can go before, maybe we can swap and lose only one week. I'd ask the supplier if a part of the amount can come earlier, or what it costs by plane, and phone two others. Then I reckon what each way costs and how many days. I tell the people who depend on it now, with my proposal, not when four weeks are over.",
  ],
  [
    'project-management-11',
    "I cut it in small pieces until most of the pieces look like something we've done. For the strange ones I ask someone from outside who did it, or we try one for two days and see. When we built a cheese cellar nobody knew how long the cooling takes, so we did one wall first. I give from-to, like six to ten weeks, say what it depends on, and make it narrower when we know more.",
  ],
  [
    'project-management-18',
    "I had to tell our school director that the new gym floor wouldn't be ready for the opening, where the mayor was coming. As soon as the builder confirmed the delay I went to her office, I didn't send a message. I said it in the first sentence, two weeks later, because of damp under the floor. I brought two ways: opening in the yard, or moving it. She was angry, then took the yard.",
  ],
  [
    'people-01',
    "A colleague in the laundry told me she was pregnant, and wanted to wait with it. Our shift leader asked me why she isn't lifting anymore, is she sick? I said, \"That you must ask herself, I don't talk about others.\" Then I told my colleague that he'd asked, so she isn't surprised, and offered to lift the heavy bags for her. She told him herself two weeks later.",
  ],
  [
    'people-03',
    "Two drivers at our depot didn't speak to each other any more because of a dented van. I had coffee with each of them alone and only listened. One felt blamed before everybody, the other was afraid to pay. Then we sat three together, each could say his side without being interrupted. They agreed that damage gets written down before each trip, with photo. It's not a friendship now but they swap shifts again.",
  ],
  [
    'people-06',
    "It is our mistake, so I'd go out and say sorry before anything else, give her water and ten minutes to breathe. I'd ask whether she still wants to do it now or another day, and she shall not have less time for it. I'd tell the interviewers why she was late so that nobody holds it against her. If the trip cost her a taxi we pay. Then I correct the invitation and see who else got it.",
  ],
  [
    'people-09',
    "Four of nine isn't chance, something's going on there. I'd talk with those who leave, alone, ask when they first thought about it, and with the five who stay, what would make them go too. I'd look at hours, pay, and what changed around that time, a new boss maybe. I wouldn't decide it's the boss before I heard him as well. And meanwhile see that the five don't drown in the work of nine.",
  ],
  [
    'people-11',
    "I write what the person will really do on a normal Tuesday, and I ask the people who do the job now. Then only the things one can't do without, maybe four, not a wish list of fifteen, because good people stay away then, often women. The pay, the hours, the place go in, honestly also the early shift. No jargon. And I put it where such people look; for our bakers it was the driving school's board.",
  ],
  [
    'people-20',
    "Before the first day all is ready, key, clothes, locker, login, and one person is there just for them. First week watching and small real tasks. We say what should be able to go alone after one month, two, three, and we sit down every Friday for a quarter hour, asking also what's odd here. In our care home we let new ones meet all the shifts. At three months we talk honestly from both sides.",
  ],
  [
    'finance-01',
    "I did the cash book for our sports club, and the treasurer had already read out the year's figures. At home I noticed that the beer sales were exactly the same in June and July, to the cent. That couldn't be. I looked in the slips and July's was entered twice, June's was lying in the drawer. I went to the treasurer first, with the slips, we corrected it and he told the members at the next meeting.",
  ],
  [
    'finance-06',
    "I wouldn't book it away under \"sundry\", even if it's only few euros. I'd tick off the bank statement against the books line by line. Usually it's a fee, a card payment of the last evening that comes on the first, or two figures swapped; if the difference divides by nine I look for that. A small difference can also be two big ones against each other. If I don't find it, I note it and tell my boss.",
  ],
  [
    'finance-07',
    "I don't pay yet. I ring the supplier, on the number we've had in our files for years, not the one on the invoice, and ask if the account really changed. If I can't reach anyone I wait, even if it's due today, one day late costs less than money gone to a thief. I tell my boss and show a second colleague. If it was false I inform the bank and everyone in the office, and keep the mail.",
  ],
  [
    'finance-12',
    "Profit is what I earned, cash is what's in the drawer. My uncle has a carpentry. In May he builds a staircase for 9,000, wood and wages cost him 6,000 and he pays that in May. So on paper he's made 3,000. But the customer pays in August, so in May his account is 6,000 lower. He can have a good year and still not pay the wages. I'd draw it as two columns, month by month.",
  ],
  [
    'finance-16',
    "When I came to the vet's practice the bills of two years were in three shoe boxes and some only on the phone as photos. I sorted first by month on the floor, then by supplier, and held each against the bank statement. What was on the bank with no paper, I listed, forty-one pieces, and phoned for copies. Thirty-seven came. The remaining four I marked openly for the tax adviser. Then I set up one folder per month.",
  ],
  [
    'finance-19',
    "I start with what's in the bank today and make a line for each week. Going in: who owes us, and when they really pay, not what stands on the bill; my big hotel always pays two weeks late. Going out: wages, rent, tax, suppliers, by date. Then I see which week gets thin. Each Monday I put in what really came, compare with what I'd thought, ask why, and add a new week at the end.",
  ],
];
