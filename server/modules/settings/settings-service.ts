import { isDeepStrictEqual } from 'node:util';
import type {
  FieldProblem,
  SecretState,
  SettingsChange,
  SettingsDraft,
  SettingsSection,
  SettingsSectionName,
} from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredSettings } from '../../platform/database/schema/settings.ts';
import { HttpProblem, invalidFields, missing } from '../../platform/problem.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import type { CurrentSettings } from './current-settings-service.ts';
import {
  checkValues,
  type SettingsEnv,
  sectionNames,
  sections,
  type Values,
  withDefaults,
} from './sections.ts';
import { findNewest, insertVersion, lockSection, type SettingsRow } from './settings-repository.ts';

export interface SettingsDeps {
  readonly db: Database;
  readonly now: () => Date;
  /** As the server was started with. */
  readonly startEnv: SettingsEnv;
  readonly sealing: Sealing;
  readonly settings: CurrentSettings;
}

const NOTHING: StoredSettings = { values: {}, secrets: {} };

export async function readSettings(deps: SettingsDeps): Promise<SettingsSection[]> {
  const rows = await findNewest(deps.db);
  return sectionNames.map((name) =>
    present(
      deps,
      name,
      rows.find(({ section }) => section === name),
    ),
  );
}

/**
 * Stores a version of a section with what is said in it, notes it in the audit log, and uses it at once.
 * @throws HttpProblem 409 where somebody else changed it meanwhile, 422
 */
export async function changeSettings(
  deps: SettingsDeps,
  name: SettingsSectionName,
  change: SettingsChange,
  origin: AuditOrigin,
): Promise<SettingsSection> {
  const reason = change.reason.trim();
  if (reason === '') throw invalidFields(missing('reason'));
  const changed = await deps.db.transaction(async (tx) => {
    const row = await lockSection(tx, name);
    if ((row?.version ?? 0) !== change.version)
      throw new HttpProblem(409, 'Somebody else changed these settings meanwhile. Reload them first.');
    const before = row?.value ?? NOTHING;
    const after = next(deps, name, before, change);
    if (row && isDeepStrictEqual(after, before)) return row;
    const at = deps.now();
    const stored = { section: name, version: change.version + 1, value: after, changedAt: at };
    await insertVersion(tx, stored);
    await appendAudit(tx, {
      at,
      origin,
      action: 'setting.changed',
      entity: { type: 'setting', id: name },
      reason,
      ...differences(name, before, after),
    });
    return stored;
  });
  await deps.settings.reload();
  return present(deps, name, changed);
}

/** What would be stored. @throws HttpProblem 422 */
function next(
  deps: Pick<SettingsDeps, 'startEnv' | 'sealing'>,
  name: SettingsSectionName,
  before: StoredSettings,
  said: SettingsDraft,
): StoredSettings {
  const values = checked(name, withoutLocked(deps.startEnv, name, said.values, before.values));
  const secrets = requireSecrets(name, said, before, values);
  const kept = { ...before.secrets };
  for (const [field, text] of Object.entries(secrets)) {
    if (text === null) delete kept[field];
    else kept[field] = deps.sealing.seal(text, `${name}.${field}`);
  }
  const problems = sections[name].check(values, (field) => field in kept);
  if (problems.length > 0) throw invalidFields(...problems);
  return { values, secrets: kept };
}

/** What somebody wants to try: as they say it, with the stored secrets where those may be used. @throws HttpProblem 422 */
export async function draftOf(
  { db, startEnv: env, sealing }: Pick<SettingsDeps, 'db' | 'startEnv' | 'sealing'>,
  name: SettingsSectionName,
  said: SettingsDraft,
): Promise<{ readonly values: Values; readonly secret: (field: string) => string | undefined }> {
  const rows = await findNewest(db);
  const stored = rows.find(({ section }) => section === name)?.value ?? NOTHING;
  const values = checked(name, withoutLocked(env, name, said.values, stored.values));
  const secrets = requireSecrets(name, said, stored, values);
  const has = (field: string) =>
    secrets[field] === undefined ? field in stored.secrets : secrets[field] !== null;
  const problems = sections[name].check(values, has);
  if (problems.length > 0) throw invalidFields(...problems);
  return {
    values,
    secret(field) {
      const given = secrets[field];
      if (given !== undefined) return given ?? undefined;
      const sealed = stored.secrets[field];
      return sealed === undefined ? undefined : (sealing.open(sealed, `${name}.${field}`) ?? undefined);
    },
  };
}

function checked(name: SettingsSectionName, said: Values): Values {
  const result = checkValues(name, said);
  if ('problems' in result) throw invalidFields(...result.problems);
  return result.values;
}

/** What the environment decides stays as it is stored, for the day when it does not any more. */
function withoutLocked(env: SettingsEnv, name: SettingsSectionName, said: Values, stored: Values): Values {
  const locked = new Set(sections[name].locked(env).map((one) => one.name));
  const open = Object.entries(said).filter(([field]) => !locked.has(field));
  const kept = Object.entries(withDefaults(name, stored)).filter(([field]) => locked.has(field));
  return Object.fromEntries([...kept, ...open]);
}

/** The secrets that are replaced or removed. A stored one never goes to another address than it was stored for. */
function requireSecrets(
  name: SettingsSectionName,
  said: SettingsDraft,
  before: StoredSettings,
  values: Values,
): SettingsDraft['secrets'] {
  const { secrets, sentTo } = sections[name];
  const problems: FieldProblem[] = [];
  for (const [field, text] of Object.entries(said.secrets)) {
    if (!secrets.includes(field)) problems.push({ field, message: 'There is no such setting.' });
    else if (text !== null && !/^[\x21-\x7e]+$/.test(text))
      problems.push({ field, message: 'Use one line of plain characters without blanks.' });
  }
  const isElsewhere = sentTo(values) !== sentTo(before.values);
  for (const field of secrets) {
    if (isElsewhere && said.secrets[field] === undefined && before.secrets[field] !== undefined)
      problems.push({
        field,
        message: 'The stored one was for another address. Enter the one for this address, or remove it.',
      });
  }
  if (problems.length > 0) throw invalidFields(...problems);
  return said.secrets;
}

/** Before and after of what differs; a secret says only that it was replaced. */
function differences(name: SettingsSectionName, before: StoredSettings, after: StoredSettings) {
  const [old, now] = [withDefaults(name, before.values), after.values];
  const fields = Object.keys(now).filter((field) => old[field] !== now[field]);
  const pick = (values: Values) => fields.map((field) => [field, values[field]]);
  const touched = sections[name].secrets.filter((field) => before.secrets[field] !== after.secrets[field]);
  const state = ({ secrets }: StoredSettings) => touched.map((field) => [field, secrets[field] ?? null]);
  const replaced = touched.map((field) => [`${field}_replaced`, true]);
  return {
    before: Object.fromEntries([...pick(old), ...state(before)]),
    after: Object.fromEntries([...pick(now), ...state(after), ...replaced]),
  };
}

function present(
  { startEnv: env, sealing }: Pick<SettingsDeps, 'startEnv' | 'sealing'>,
  name: SettingsSectionName,
  row: SettingsRow | undefined,
): SettingsSection {
  const { secrets, locked, ofEnv } = sections[name];
  const { values, secrets: sealed } = row?.value ?? NOTHING;
  const isLocked = locked(env);
  const decided = Object.entries(ofEnv(env)).filter(([field]) => isLocked.some((one) => one.name === field));
  const stateOf = (field: string): SecretState['state'] => {
    const text = sealed[field];
    if (text === undefined) return 'not_set';
    return sealing.open(text, `${name}.${field}`) === null ? 'unreadable' : 'set';
  };
  return {
    section: name,
    version: row?.version ?? 0,
    values: { ...withDefaults(name, values), ...Object.fromEntries(decided) },
    secrets: secrets.map((field) => ({ name: field, state: stateOf(field) })),
    locked: [...isLocked],
    changed_at: row?.changedAt.toISOString() ?? null,
  };
}
