/** Asked of an imagined case; a session keeps it as it stood, and by it a reply that says what steps are for is known. */
export const askPurpose = 'What would these steps achieve, and how would you know?';
