/** Every queue of mails is named so. */
export const isMailQueue = (queue: string): boolean => queue.endsWith('-mail');
