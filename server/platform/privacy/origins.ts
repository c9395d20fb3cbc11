/** Capitalised words that people say of themselves beside their name. */
export const origins: ReadonlySet<string> = new Set(
  (
    'African American Arab Argentinian Asian Australian Austrian Belgian Brazilian British Bulgarian Canadian ' +
    'Chinese Croatian Czech Danish Dutch Egyptian English Estonian European Filipino Finnish French German Greek ' +
    'Hungarian Indian Indonesian Iranian Irish Israeli Italian Japanese Kenyan Korean Latvian Lithuanian Mexican ' +
    'Nigerian Norwegian Pakistani Polish Portuguese Romanian Russian Scottish Serbian Slovak Slovenian Spanish ' +
    'Swedish Swiss Syrian Thai Turkish Ukrainian Vietnamese Welsh'
  ).split(' '),
);
