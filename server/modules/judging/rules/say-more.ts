/** Asked where no answer to a question could be used. */
export const sayMore = 'Could you say a little more about this, in your own words?';
