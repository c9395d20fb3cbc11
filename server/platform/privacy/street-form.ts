/*
 * Sources of expressions (flags m and u) for a street with its house number, as it is written in English, French and
 * German. Letters are those of Europe's Latin alphabets alone: all that there are make an expression slow to compile.
 * Each part has a most length, so that a long run of anything is not gone through once for each of its letters.
 */

const upper = 'A-ZÀ-ÖØ-ÞĀ-Ž';
const letter = String.raw`A-Za-zÀ-ÖØ-öø-ž\u0300-\u036f`;
export const behindLetter: string = String.raw`(?<![${letter}\d])`;
export const noLetter: string = String.raw`(?![${letter}\d])`;
/** A capitalised word of at least two letters. */
export const word: string = `[${upper}][${letter}'’-]{1,30}`;

const year = String.raw`(?:19|20)\d\d(?!\d)`;
const counted =
  'Section|Level|Room|Route|Version|Chapter|Article|Step|Phase|Sprint|Windows|Python|Java|Top|Team|Day|Week';
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Behind neither a figure nor what it numbers; a year is none but where a line or an address begins. */
export const house: string = String.raw`(?=\d)(?<![${letter}\d.,:/#$€£%+-])(?<!\b(?:${counted}|${months})[ ])(?!24/7)(?:(?!${year})|(?<=(?:^|[,:]|\bat)[ \t]{0,3}))\d{1,5}(?:[ ]?[A-Za-z]${noLetter})?(?:[ ]?[-–/][ ]?\d{1,4}[A-Za-z]?)?`;
const houseBehind = String.raw`\d{1,4}(?:[ ]?[A-Za-z]${noLetter})?(?:[ ]?[-–/][ ]?\d{1,4}[a-z]?)?${noLetter}(?![.,]\d|[ ]?%)`;

const flat = String.raw`(?:(?:Flat|Apt\.?|Apartment|Suite|Unit)[ ]\w{1,5},?[ ])?`;
const noStreet = '(?:Google|Hard|Flash|Shared|Team|Test|Tape|Disk|Network|Cloud|USB)[ ]Drive';
const lead = String.raw`(?!${noStreet})(?:(?:(?:St|Dr|Mt|[NSEW])\.|[NSEW]|NE|NW|SE|SW|${word}|\d{1,3}(?:st|nd|rd|th))[ ]){1,4}`;
const sure = String.raw`(?:Street|Road|Avenue|Lane|Boulevard|Parkway|Crescent|Terrace|Mews|Highway|(?:Rd|Ave|Blvd|Pkwy|Ln|Cres|Hwy)${noLetter}\.?)`;
const likely = String.raw`(?:Drive|Court|Close|Square|Way|Place|Gardens|Grove|Hill|Row|Walk|Quay|Circle|Trail|Alley|Rise|View|Park|Green|Wharf|Loop|Plaza|Gate|Yard|(?:St|Dr|Ct|Sq|Pl)${noLetter}\.?)`;
const direction = `(?:[ ](?:NE|NW|SE|SW|[NSEW]|North|South|East|West)${noLetter})?`;
const unit = String.raw`(?:,?[ ](?:(?:Apt|Apartment|Suite|Ste|Unit|Flat|Floor|Fl)\.?[ ]?#?|#)\w{1,5}${noLetter})?`;

/** With the group `sure` where it is called by what is hardly anything but a street: not so “3 Market Place”. */
export const english: string = `${flat}${house}[ ]${lead}(?:(?<sure>${sure})|${likely})${noLetter}${direction}${unit}`;

const linked = "(?:de[ ]la[ ]|de[ ]l['’]|du[ ]|des[ ]|de[ ]|d['’])";
export const french: string = String.raw`${house}(?:[ ]?(?:bis|ter))?,?[ ](?:(?:[Rr]ue|[Bb]oulevard|[Bb]d\.?|[Cc]hemin|[Aa]llée|[Ii]mpasse|[Qq]uai)[ ](?:${linked}|l[ae]s?[ ])?|(?:[Aa]venue|[Pp]lace|[Rr]oute|[Cc]ours|[Pp]assage|[Ss]quare)[ ]${linked})${word}(?:[ ]${linked}?${word}){0,3}`;

const strasse = String.raw`[Ss]tra(?:ß|ss)e|[Ss]tr\.?`;
const glued = `[${upper}][${letter}-]{2,40}?(?:${strasse}|allee|gasse|chaussee|platz|weg|damm|straat|laan|gracht|plein|-(?:Allee|Weg|Platz|Ring|Damm|Ufer|Gasse|Markt))`;
const apart = String.raw`(?:${word}[ ](?:${strasse}|Allee|Platz|Weg|Chaussee|Gasse|Damm|Ufer)|[${upper}][a-zäöüß]{2,25}er[ ](?:Ring|Markt)|(?:Straße|Platz)[ ]de[rs][ ](?:\d{1,2}\.[ ])?${word})`;
export const german: string = `${behindLetter}(?:${glued}|${apart})[ ]${houseBehind}`;

/** One to three words and a number, as any street of the continent may be called. */
export const continental: string = `${behindLetter}${word}(?:[ ](?:(?:der|den|dem|de|la|del|di)[ ]){0,2}${word}){0,2}[ ]${houseBehind}`;
