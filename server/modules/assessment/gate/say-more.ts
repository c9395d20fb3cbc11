// A session keeps what was asked as it stood, and by these texts it is known what a reply answers.

/** Asked where no answer to a question could be used. */
export const sayMore = 'Could you say a little more about this, in your own words?';

/** Asked first where it is not clear whether the answer is about the question: a reply may tell more of it. */
export const sayHow = 'How does this relate to the question that was asked?';

/** Asked where an answer could not be read since it is in another language, so that nobody believes it too short. */
export const sayInEnglish = 'Candor can only read English so far. Could you say this in English?';
