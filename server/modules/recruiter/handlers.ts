import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import type { InstallationChoices } from '../../platform/installation-choices.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { findProfile, saveProfile } from './profile-service.ts';
import { blankFields, trimProfile } from './profile-texts.ts';

/** The operations of `openapi/paths/recruiter.yaml`. */
export function recruiterHandlers({
  db,
  now,
  choices,
}: Pick<Deps, 'db' | 'now'> & { readonly choices: InstallationChoices }): Pick<
  RouteHandlers,
  'getRecruiterProfile' | 'updateRecruiterProfile'
> {
  return {
    async getRecruiterProfile(request, reply) {
      const { userId } = requireActor(request);
      const profile = await findProfile(db, userId);
      if (!profile) throw new HttpProblem(404, 'There is no company profile yet.');
      return reply.code(200).send(profile);
    },
    async updateRecruiterProfile(request, reply) {
      const { userId } = requireActor(request);
      const profile = trimProfile(request.body);
      const errors = blankFields(profile);
      if (errors.length > 0) throw invalidFields(...errors);
      // Whoever left a company begins another one: that is a new company too.
      if (!choices.isOn('recruiter_sign_up') && !(await findProfile(db, userId)))
        throw new HttpProblem(403, 'New companies are by invitation only here.', { code: 'feature_off' });
      await saveProfile(db, userId, profile, now(), choices.numberOf('application_months'));
      return reply.code(200).send(profile);
    },
  };
}
