import type { CandidateProfile } from '../../../openapi/gen/types.gen.ts';
import { type FoundResume, found, nothingFound } from './found-resume.ts';
import { addressPart } from './lines/contact.ts';

const PLACE = 'Your profile';

/** What somebody says of themselves elsewhere in Candor. */
export function readProfile(
  { headline, skills, links }: Pick<CandidateProfile, 'headline' | 'skills' | 'links'>,
  owner: { readonly full_name: string; readonly email: string },
): FoundResume {
  const resume = nothingFound();
  resume.basics = { name: found(owner.full_name, PLACE), email: found(owner.email, PLACE) };
  if (headline) resume.basics.label = found(headline, PLACE);
  resume.lists.skills = skills.map((skill) => ({ name: found(skill, PLACE) }));
  for (const link of links) {
    const part = addressPart(link);
    const url = found(part.text, PLACE);
    if (part.kind === 'profile')
      resume.profiles.push({
        network: found(part.network, PLACE),
        username: found(part.username, PLACE),
        url,
      });
    else if (resume.basics.url) resume.profiles.push({ network: found(hostOf(link), PLACE), url });
    else resume.basics.url = url;
  }
  return resume;
}

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname : 'Web');
