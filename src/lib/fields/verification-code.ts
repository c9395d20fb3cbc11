export const codeLength = 6;

/** The digits of what was typed or pasted ("123 456", "123-456"), at most six. */
export function tidyCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength);
}

/** The code in the fragment of a mail's link (`#code=123456`), or null where there is none. */
export function codeFromFragment(fragment: string): string | null {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get('code');
  return code !== null && /^\d{6}$/.test(code) ? code : null;
}
