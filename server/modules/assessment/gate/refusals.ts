import { phraseList } from '../language/vocabulary/word-list.ts';

/** Ways of saying that there is nothing to say, or that it was said before. */
export const refusals = phraseList(`
  i don't know
  i dont know
  i do not know
  don't know
  dont know
  don't really know
  do not really know
  no idea
  no clue
  not sure what to say
  nothing comes to mind
  nothing to say
  nothing to add
  nothing more
  nothing else
  nothing new to
  no more to
  not much to add
  i can't think of anything
  i cannot think of anything
  i can't think of an example
  i have no example
  i have no experience with this
  i have never done this
  i can't answer
  i cannot answer
  i can't say anything
  can't remember
  cannot remember
  don't remember
  do not remember
  rather not say
  rather not answer
  don't want to answer
  do not want to answer
  no comment
  no answer
  next question
  what to say about this
  that's all
  that is all
  that was all
  that's it
  as i said
  like i said
  as i told you
  as i mentioned
  as i wrote
  as mentioned
  as said before
  as stated
  i already said
  i have already said
  i've already said
  i already told you
  i told you
  i have told you
  i've told you
  i already answered
  i have already answered
  i've already answered
  i already wrote
  i already explained
  already answered
  answered already
  answered that
  said it already
  said that already
  said it before
  said everything
  told you already
  told you everything
  same as above
  same as before
  same answer
  see above
  see my answer
  see my first
  see previous
  look above
  read my answer
`);
