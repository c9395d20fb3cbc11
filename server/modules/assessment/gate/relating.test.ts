import { describe, expect, it } from 'vitest';
import { questionById } from '../judging-bank.fixture.ts';
import { wordsOf } from '../language/words.ts';
import { deniesLink, repeatsQuestion } from './relating.ts';

describe('who is asked how an answer relates', () => {
  it.each([
    'It does not really, sorry; I had no other story about a cause.',
    "It doesn't. I misread the question.",
    'Honestly, not at all, my problem was another one.',
    'Sorry, I lost the thread there. I can’t think of a customer’s problem like that.',
    'I mixed it up; I cannot think of a problem with such a cause.',
    'Sorry.',
    'Nothing really, it has nothing to do with the question.',
    'To be honest it is not about a fault in code or about tests, I just like to talk about the bakery.',
    'My fishing story has little to do with explaining something complicated to a person, I only wanted to try the box.',
    "It isn't about that, I misread the customer question.",
    "I answered another question than the one about the customer's problem.",
    "It's not related to the customer's problem, I made a mistake.",
    "I don't know how it relates to a customer's problem.",
    'I ignored the question about the customer.',
    "There is none: I never had a customer's problem.",
    'I was only joking about the customer.',
    'Honestly it has no connection with your question about a problem.',
    'It is unrelated to what everybody suspected.',
    'No relation. I did not know what to say about a cause, so I talked about something else.',
    'Sorry, I speak about the wrong thing.',
    'I went off on a tangent about the customer.',
    'I have not answered your question about the customer.',
  ])('says that it does not: %s', (reply) => {
    expect(deniesLink(reply)).toBe(true);
  });

  it.each([
    'Sorry, I should have said so: the cloud is the complicated thing, and I explained it to a person who knew little.',
    'She knew the phone, but she was not really a person for computers, so I explained it to her.',
    'It was not really the router that everybody had suspected, I found the cause in the plug.',
    'Everybody had suspected the router, and it was not at all that: I found a bad plug.',
    "The customer's problem was that there was no connection in the evening, and I found the cause.",
    'That did not fit what everybody suspected, so I looked for the cause in the cellar.',
    'I could not think of any other cause at first, then I asked the customer.',
    "It didn't. Everybody thought it did, but I found the customer's problem was the plug.",
    'It was not about the price but about trust, so I listened first.',
    'No, everybody had suspected the router, but I found the plug.',
    'I just wanted to try the cause that everybody suspected, and it was another one.',
    'I did not give up until the cause was found.',
    'I said sorry to the guest, as I did not find the real cause at first.',
    'It did not work at first, so I looked for the cause.',
  ])('says more than that: %s', (reply) => {
    expect(deniesLink(reply)).toBe(false);
  });

  const effort = questionById('marketing-03');
  it.each(['It was an effort of mine.', 'It was an effort of mine that brought less than I had promised.'])(
    'only says the question back: %s',
    (reply) => {
      expect(repeatsQuestion(effort, wordsOf(reply))).toBe(true);
    },
  );
});
