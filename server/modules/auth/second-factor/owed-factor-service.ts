import type { Role } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { hasSecondFactor } from './totp-repository.ts';

/** Whether somebody could sign in here with their password alone. */
export const lacksSecondFactor = async (db: Database, actor: Actor): Promise<boolean> =>
  !(await hasSecondFactor(db, actor));

/** Tells of an actor whether they have to set one up before they do anything of their role. */
export const owedFactors =
  (db: Database, isRequiredOf: (role: Role) => boolean) =>
  async (actor: Actor): Promise<boolean> =>
    isRequiredOf(actor.role) && (await lacksSecondFactor(db, actor));
