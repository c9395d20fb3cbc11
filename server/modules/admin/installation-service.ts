import type { Installation, SocialProvider } from '../../../openapi/gen/types.gen.ts';
import { canChangeAuditLog } from '../../platform/database/application-role.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import { presentEngine } from '../assessment/presented-engine.ts';
import { passkeysUsableAt } from './passkeys-usable.ts';

export interface InstallationDeps {
  readonly db: Database;
  /** Of the server's environment. */
  readonly env: {
    readonly publicUrl: string;
    readonly databaseUrl?: string | undefined;
    readonly smtpUrl?: string | undefined;
    readonly socialProviders: Partial<Record<SocialProvider, unknown>>;
    readonly demo: boolean;
  };
  readonly engine: { readonly description: StoredEngine };
}

/** How this installation is configured: no secret, and no address that may hold one. */
export async function describeInstallation({ db, env, engine }: InstallationDeps): Promise<Installation> {
  return {
    public_url: env.publicUrl,
    database: env.databaseUrl ? 'postgresql' : 'embedded',
    audit_log: (await canChangeAuditLog(db)) ? 'tamper_evident' : 'tamper_proof',
    mail: env.smtpUrl ? 'smtp' : 'outbox',
    social_providers: Object.keys(env.socialProviders) as SocialProvider[],
    passkeys_usable: passkeysUsableAt(env.publicUrl),
    engine: presentEngine(engine.description),
    is_demo: env.demo,
  };
}
