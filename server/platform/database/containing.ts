/** The pattern of `like` for texts that contain this one, whatever signs it has. */
export const containing = (text: string) => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
