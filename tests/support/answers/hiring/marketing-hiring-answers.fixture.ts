import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const marketingHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'marketing-16',
    strong:
      'Somebody who buys a mattress isn’t lost after a year. So first I look at how long people usually wait between two purchases and who’s clearly over that. Then I compare those with the ones who stayed: what did they buy first, where did they come from, did they come with a discount. For the reason I ring about fifteen of them, I don’t send a form, and I ask what did you do the last time you needed this, who did you buy from and how did it come about. Often it’s nothing bad, they just forgot us, or the need was gone, or the new shop is on their way. I’d talk to the people at the till as well, they hear things. Then I group the reasons and try something small against the biggest, say a reminder after eight weeks to half of them, and see if that half comes back more.',
    short:
      'I’d see who is overdue compared with their usual rhythm, compare them with those who stayed, ring fifteen and ask what they did the last time they needed it, then try one remedy on half of them.',
    offTopic:
      'I had to explain in one sentence what makes our tea different. I drank nine others, read 60 opinions of shoppers and saw that all of them spoke of the origin, and nobody of the smell. Our sentence was about the smell when you open the tin. In a tasting with 30 people, 21 chose it.',
  },
  {
    questionId: 'marketing-17',
    strong:
      'They know the product and they’re proud of it, so I would sit down with them and not fight by mail. I ask for each of the twelve: who is that good for, and what can that person do then that they couldn’t before. Many turn out the same, or only an engineer cares. I’d also ask five customers why they bought it and what they’d tell a friend, usually that’s one or two things. Then I show the experts our draft with twelve points for three seconds, take it away, and ask what they remember. I’d suggest: one promise in the advert, with one proof they give me, a number or a test. The other eleven get a place where people look once they’re interested, on the page or in the data sheet. If they still don’t believe it, we run both for a week with the same money and count who calls. And they check that what’s left is correct.',
    short:
      'I’d ask the experts whom each advantage helps, ask five buyers why they bought, lead with that one thing and a proof, put the other eleven on the website, and test both versions if they doubt it.',
    offTopic:
      'We brought our baking tins to Portugal in 2022. I lived there for a month, looked into kitchens and saw that the ovens are narrower. We made one tin that fits, asked two bakers to use it on a market, and after a year every fourth shop in Porto had it.',
  },
  {
    questionId: 'marketing-18',
    strong:
      'I was marketing a small bike repair shop and we had no money for ads. I thought about who already has people that need us, and that was the two big employers with bike racks and no workshop near. I rang the person for events at one, a clinic, and asked first what she gets asked for. She said staff can’t get to a shop during opening hours. So my proposal was: we come one morning a month to your rack, check brakes for free, and repairs are at a fixed price. She has no work with it. We wrote on one page who does what: she puts it in the intranet, we bring the tent and insurance. I tried it once first, in April. Nineteen people came, and every one got a card with a number, so I could see who later turned up in the shop. Eleven did. After half a year we did four companies, and one I stopped.',
    short:
      'I asked a climbing club what its members lacked, offered a monthly gear evening instead of just our logo, wrote down who does what, gave them a code, and forty members bought within two months.',
    offTopic:
      'Last March a post of ours drew 300 angry comments in two hours because of a photo. My manager was on a plane. I stopped the planned posts, read the comments, wrote one short answer that we take it seriously and will be back by six, and took the picture down. In the evening I told my manager, and by the next day it was quiet.',
  },
  {
    questionId: 'marketing-19',
    strong:
      'Before I celebrate I’d check if it’s real. Did somebody change the counting, is it all one country, are they on the page for zero seconds? Then it’s probably robots. If they’re people, I split them up: where do they come from, which page do they land on, new or old, phone or computer. I guess that one source makes up nearly all of the growth, say an article that got shared. Then I look how far they get: product page, cart, payment, and compare each step with the month before. If the old visitors buy as before, nothing is broken, the new ones just want something else. If fewer people finish paying I’d buy something myself, maybe the payment is broken. It may also take weeks until somebody buys, so I look at it again by the week they first came. Then I’d tell my boss plainly: more visitors, but not more buyers, and stop paying for a source that brings nobody.',
    short:
      'I’d check that they aren’t robots, then split the visitors by where they come from and compare each step up to the payment with last month. I’d buy something myself, and stop paying for a source that brings nobody.',
    offTopic:
      'Two years ago our catalogue said that a lamp saves 80 percent of the power, but that was against a very old bulb. I told the head of sales I would not print it. He was annoyed, as 5,000 copies were due on Friday. I called the laboratory, got the honest figure of 35, and we printed that with a footnote. Nobody complained, and now each figure needs a source.',
  },
  {
    questionId: 'marketing-20',
    strong:
      'I ask customers soon after they’ve really used it, all of them and not only the happy ones, and I don’t pay for stars. If somebody gets a free month for it, we say so next to it. When I quote a person I get their yes in writing, show them the text before, and they can take it back. I may shorten but not turn the meaning. Bad ones stay up. I answer them and say what we do about it, because a page with nothing but five stars nobody believes. For a success story I want numbers they measured themselves, from before and after, and I write that it isn’t like that for everyone. I use them where people doubt, so next to the price or before the order, and the customer should resemble the reader. Once a year I go through them and take out what isn’t true any more. What comes up often I take to the product people.',
    short:
      'I ask every buyer, get permission for each quote, never change its meaning, mark rewards, leave bad reviews up with an answer, place stories next to the price, and remove those that are out of date.',
    offTopic:
      'Last spring I set up a test of two versions of our sign-up page, one with a film and one without. I wrote down before that we would look after 14 days and not earlier. Each version was seen by 3,000 people. The film won by a hair, so I ran it for another week, and the lead was gone. In the end we left the film out.',
  },
];
