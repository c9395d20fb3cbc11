/** Words that a position has, and a company seldom. */
const POSITION =
  /\b(?:engineer|developer|manager|director|lead|head|chief|officer|analyst|scientist|designer|architect|consultant|assistant|associate|coordinator|administrator|specialist|technician|nurse|doctor|physician|teacher|lecturer|professor|researcher|intern|trainee|apprentice|clerk|cashier|accountant|auditor|lawyer|attorney|paralegal|chef|cook|driver|editor|writer|journalist|recruiter|representative|executive|supervisor|president|founder|owner|partner|producer|strategist|tutor|volunteer|mentor|member|organizer|secretary|receptionist|mechanic|electrician|operator|programmer|tester|advisor|agent|buyer|planner|ceo|cto|cfo|coo|vp|qa|sre|dba|entwickler|leiter|berater)\b/iu;

/** Words that a company or another organization has in its name. */
const ORGANIZATION =
  /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|se|plc|oy|ab|bv|sa|srl|company|co|group|holding|bank|hospital|clinic|university|college|school|institute|agency|studio|labs?|systems|solutions|services|technologies|foundation|association|ministry|department|council|charity|partners|consulting)\b\.?/iu;

const INSTITUTION =
  /\b(?:universit\w*|college|school|institut\w*|academy|polytechnic|hochschule|gymnasium|lycée|école|universidad|faculty|charité|mit|eth|ucl|lse)\b|école|schule|universität|университет|академия|институт/iu;

const DEGREE =
  /\b(?:b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?tech|m\.?tech|mba|ph\.?\s?d|m\.?d|j\.?d|ll\.?[bm]|b\.?s|m\.?s|bachelor\S*|master\S*|doctor\S*|diplom\w*|associate\S*|certificate|abitur|licence|licenciatura|a-levels?|ged)\b/iu;

export const saysPosition = (text: string): boolean => POSITION.test(text);
export const saysOrganization = (text: string): boolean => ORGANIZATION.test(text) || INSTITUTION.test(text);
export const saysInstitution = (text: string): boolean => INSTITUTION.test(text);
export const saysDegree = (text: string): boolean => DEGREE.test(text);
