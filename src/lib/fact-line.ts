/** Facts in one line, "Sample Company · Mid-level": where it is broken, no line begins with a dot. */
export const factLine = (text: string) => text.replaceAll(' · ', '\u00a0· ');
