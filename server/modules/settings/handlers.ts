import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { invalidFields, missing } from '../../platform/problem.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { auditOrigin } from '../audit/audit-service.ts';
import { lacksSecondFactor } from '../auth/second-factor/owed-factor-service.ts';
import { findLocal, testEndpoint } from './ai-test-service.ts';
import { sendTestMail } from './mail-test-service.ts';
import { changeSettings, draftOf, readSettings, type SettingsDeps } from './settings-service.ts';
import { aiSettingsOf, senderOf, smtpUrlOf } from './stored-values.ts';

type HandlerDeps = SettingsDeps & { readonly env: { readonly ollamaUrl: string } };

/** The operations of `openapi/paths/settings.yaml`. */
export function settingsHandlers(
  deps: HandlerDeps,
): Pick<RouteHandlers, 'listSettings' | 'changeSettings' | 'testAi' | 'findLocalAi' | 'testMail'> {
  return {
    async listSettings(_request, reply) {
      return reply.code(200).send({ items: await readSettings(deps) });
    },
    async changeSettings(request, reply) {
      const { section } = request.params;
      // Whoever requires it must not lock out themselves.
      if (
        request.body.values['second_factor_admin'] === true &&
        (await lacksSecondFactor(deps.db, requireActor(request)))
      )
        throw invalidFields({
          field: 'second_factor_admin',
          message: 'Set up two-factor authentication for yourself first, in Profile.',
        });
      const changed = await changeSettings(deps, section, request.body, auditOrigin(request));
      return reply.code(200).send(changed);
    },
    async testAi(request, reply) {
      const { values, secret } = await draftOf(deps, 'ai', request.body);
      const settings = deps.startEnv.ai ?? aiSettingsOf(values, secret('api_key'));
      if (!settings) throw invalidFields(missing('base_url'));
      return reply.code(200).send(await testEndpoint(settings, deps.now));
    },
    async testMail(request, reply) {
      const { values, secret } = await draftOf(deps, 'email', request.body);
      const smtpUrl = deps.startEnv.smtpUrl ?? smtpUrlOf(values, secret('smtp_password'));
      if (!smtpUrl) throw invalidFields(missing('smtp_host'));
      const from = senderOf(deps.startEnv, values);
      const log = { db: deps.db, now: deps.now, logger: request.log };
      return reply.code(200).send(await sendTestMail(log, smtpUrl, { from, to: request.body.to }));
    },
    async findLocalAi(_request, reply) {
      return reply.code(200).send(await findLocal(deps.env.ollamaUrl));
    },
  };
}
