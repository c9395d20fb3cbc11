import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { migrated } from './connect.ts';
import { migrationsFolder } from './migrations.ts';

/** A migration that was shipped is never edited: a new one gets a line of its own. */
const SHIPPED = {
  '0000_initial.sql': 'd924dc8eac06a0f1c35de20fe9bbe3791bc27002f56b486332380bfbc7c89998',
  '0001_candidate_product.sql': 'd1f82d60afe8992607c21af90375d84ffe1264db4da8282a57e9a803652233b3',
  '0002_place_of_events.sql': 'fca89dbdbd4c2322212c6e72f47fef4223f77e1359c7b23739784684f4bd5b73',
  '0003_attempt_accommodation.sql': '736f0ec0c044da0470beca2b85401cd5b697ba2515e0faef963a4fd9a6471908',
  '0004_time_zone.sql': '53000221e7f551de44b4400d02eaf6e213d2e6eebff14ff5fe71783e710ade9c',
  '0005_turns_of_events_and_waits.sql': 'f12968f635593411337c280f810139a518d43604d56907eb9498125e6a8202e3',
  '0006_follow_up_kind.sql': '06a4b9ed185b6660ba07bfba3d1ba03558ddf12d0760dac1d5e21faf0bcceb41',
  '0007_vocabulary.sql': 'cc011c358bfcd0e79c36933de30e1085543b512dfe9787f6bf59a18b9c8b973f',
  '0008_companies_and_workspaces.sql': '1f794c323fe674de88b09d38486c6048e6fb4c4dffdce27ff9c949d9c5d680f0',
  '0009_without_recruiter_profiles.sql': 'b6396f3eaf9184ead8e55e49c2a37989640966f17ae7c55c213c5a07894c4eba',
  '0010_member-invitations.sql': 'c4cda865523c7a0ab8c0991be5e495904dbf3b5fa220d415c044d3de1ba1f7a1',
  '0011_notes_and_decisions.sql': 'f4d6225c1fd40490eb5db6d80af8971f226c89852ee90f961ca52677157a3de5',
  '0012_workspace_interviews.sql': '0fa5bfff4e27d45c270b0c78284681b57c96485319098b525c444a5b37492d54',
  '0013_scorecards.sql': '9cd6d2a355b316eb17f234e4d03c177d9275fc5e60545dac929d6c7e48018942',
  '0014_review_assignments.sql': '120191ba5f88d5aa206d77ad1b6db038eb813a9624bb0f8719eb9d0673e12c7b',
  '0015_company_tests.sql': 'd18a8e411f77a9303729ae85fd8120ef93368cdbbf8119aca5e49172474c32cb',
  '0016_announced_changes.sql': 'feca7940146cd8dd9203c913c224abe6bb689d99f465424523e62170f43702eb',
  '0017_declined_invitations.sql': 'c3d12a23605bc2d37c59f9fe31018563c5fdc9d61657533f541984192f6ae2b3',
  '0018_company_reasons.sql': '5bba327d662c07ba1d94b98863231726c9a9a4868f1a5a8b2c505eca2179243d',
  '0019_hiring_defaults.sql': '2a90005fbd0b29fdb721a09443958d5c985be83da55aea5759d414cf62574352',
  '0020_application_resumes.sql': 'fa3d5c4e8d2e9b93462815827c294398d6f23548e143aa7a629b8cb08757590f',
  '0021_mail_templates.sql': 'cac34279bf568277c47bfe7e4693d0b76f03d6c6c7fe1b6b135f36467c44b38e',
  '0022_released_reports.sql': '40aa61b26e3cc2f9a8d319a72a8a1bafc7affe97dc5dbf720876b79b0dbdc7a0',
  '0023_built_resumes.sql': 'e38afc4b04d57dedef071437cc50e183465f1013a25680f4666427daa68f8cca',
  '0024_audit_log.sql': 'e5d2312a50f1540e4f206d5d745d2d0af42f1a95ddbee2289b53746b2fd68b6c',
  '0025_audit_guards.sql': 'dbc3715de69e9c0956c8a91bca2ffa9e1643990ee338b1fe615ff43813ed0a20',
  '0026_open_links.sql': '0c89853b799b0478df469d846c7ccbba65420d3a61e823185028dd664e1d80d1',
  '0027_settings.sql': '11f90bf70bbc62fb7b4151259b80d046006072acb9485d6f58fd9b377ec23488',
  '0028_integrity_findings.sql': '0360ef4ef06672769ae7ec3a9d8900edadf14646cacc68cf21121dab94ad47c5',
  '0029_live_interviews.sql': '27bd8863744da7bd6a2c7da3b19ef2430d0f23bbd20f3be03470b4a8bc93c09c',
  '0030_billing.sql': '1d55139e2071f7231ee11240ada2d681bdf5aa565a0651c4d71c1efb08e2c9bc',
  '0031_live_rooms.sql': 'a898b3cd8d2b876babacbc88411b21670fb8d111096d2423f69b1c3de3e5313d',
  '0032_bounced_invitations.sql': '830cf6a933a6f36862df98fdb0abebc167ad577237a36d00e5b574d24c911d12',
  '0033_merged_candidates.sql': '145830fe887e5885b214bcbd244795bafb47c8097a266aca4fa796a9c5a75198',
  '0034_credit_notes.sql': '740e92fd45b96cfb311f3642c0b940c600cd3ebc4c5958bb77a1f48b434349ff',
  '0035_logs.sql': 'b3308b9e03e70b46dab0e53b92fb5694a5ede1947b539e9f2baaf1dc5ea23d79',
  '0036_content.sql': '4605fe1d57861d0e130c7a716c0c48f6df78f12dc0776ef6ebd8edf261036317',
  '0037_live_channel.sql': '6dfacb36e7d2e0dcdd532a522c5d871defbcc271e3dc7570148918bb84efa790',
  '0038_application_retention.sql': 'e291432ffb7131b19dc4cd24755039e5adad9e2f77e4ea4fbd076a5f9fa532ef',
  '0039_flagged_evaluations.sql': '5306aee9e5dc37b905f61f2aba0e0f27fdf50c3b13991bf280db9c4c1598ac1b',
  '0040_invoice_mails.sql': '5b04c80c2d59ae9e38a0e955ec286eba336a712e6aa51e3548c1dbc33d951989',
  '0041_hidden_names.sql': '2c130a7b93532513d23d39ed78cc49d6ace4fff4de0a00c6afbab70a03772587',
  '0042_live_editor.sql': '18ac135afb44b94dd62c308c0a994650ebf56e1030c54606ea759ec7ff5d2e20',
  '0043_released_links.sql': '547346fe38829f0d3d820ad289f54e4aae614bbc8b3915db80f7408a9674bd73',
  '0044_api_keys.sql': '2c4d054870d279843783aa1625b229e1ab55c735fddebc992ce3a6eed0cd056a',
  '0045_analytics_days.sql': '5cd195c885dcfcecda28124b958a55afec0a9bbe42a6a945b2e47b541205f647',
  '0046_never_earlier_than_told.sql': '826fff9a0b48de0c55a3308fee5ccfe54719d180bfabc890128714859a915a8d',
  '0047_live_waiting.sql': '4512cae083ebecb1f7737c94b64727cd02991586a4e5d3b26fa42f149b1157bc',
  '0048_review_mails.sql': 'fe0108583bc1f6361c8a62bb6c41f0319bdfb3d794869699583b07bf47fc56e4',
  '0049_live_called_off.sql': '3545e78ced8a330ed1102d873926cb5ccd06bcfd93d1c7b87b271e2aeea68d0b',
  '0050_saved_views.sql': 'c7e98701e832b63d2d920a5211fe7fe897b959bde3a116550f10175151bcbc8d',
  '0051_live_recordings.sql': 'c44f30917f44dc3e8be9f7faa27e7b24ea079dba301ec54e2a0b96127ffb2551',
  '0052_stripe_mirror.sql': 'c4ed49185ae07e36d906d6a5b7916955acd9312818b82a4bee40720c39fbad15',
  '0053_key_expiry.sql': 'ee754d4f04a5d9906b88420deb98fd65e0f0f1b8520c377133cdf8b0b393ed2b',
  '0054_public_resume_links.sql': '5ff458dcb92844d22fa91fcc3ec48becbea86356dc1fbb17c7ea2be0db82b119',
  '0055_refunds_and_terms.sql': 'e190176605282873069c6016bf5ed3a652e01ba6d45fe47b54a4b5bcf77ec4c7',
  '0056_waiting_applications.sql': '00e74889c7c3bce5912f8d2095b558b9fd7b300965f1c79f6c8ec3f5c55228fd',
  '0057_default_saved_views.sql': '49f4e534ed359f644b861a2267898cb330abd165af13552edb5a5f38d75fd882',
  '0058_handed_over_requests.sql': '5e235c932dc55801b074b6d91ea5a9842bf6f1cc5cee3d1cc4465dad4ebe97d1',
  '0059_candidate_words.sql': 'c6821d76576832aeab26d2d058489b6fc191a3726d81d17d1da9e299a268c1c1',
  '0060_imported_fields.sql': 'e9dbfab2318f2e0530552e99adbc4a40ac7ea6b7464b639e10bf770de9deb2c2',
  '0061_application_persons.sql': 'ef57a22a83f2e33dfbd5db50fb56c2c785fa463c23e5e6832392000e1c4a3892',
  '0062_erased_audit_parts.sql': '42976e27a38034b003e9c33fc727069fc26d663f213a56c849e6e6703554b750',
  '0063_found_by_texts.sql': '83ae8605bc45999dbc9b0bece6c5a275372bf0ffd5bd0abf120e5eb283d41cc5',
  '0064_application_counts.sql': '5cd3d445c7cb8c1e3205aa20e0108213851b6e630477e167e0d69aa42e929ce0',
  '0065_company_samples.sql': '1ab3bbbe9f339d5fd6b55e0331dd5ed4d0f4f15c92106c0f6b28afdaee40f145',
  '0066_issuing_seller.sql': '36cfc9b4fb0664c65c7f9b802074aca793efd9448a64bdcdffbf2741e8664d91',
};

const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(join(migrationsFolder, name)))
    .digest('hex');

test('no shipped migration was changed, and each is listed', () => {
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(Object.fromEntries(names.map((name) => [name, hashOf(name)]))).toEqual(SHIPPED);
});

/** A database as ours, in whose list of migrations something else stands. */
async function refusalAfter(statement: string): Promise<unknown> {
  const { connection, close } = await openTestDatabase('pglite');
  if (connection.engine !== 'pglite') throw new TypeError('This is not the embedded database.');
  const { client } = connection;
  await client.exec(statement);
  const before = await client.query('select * from drizzle.__drizzle_migrations');
  const refusal = await migrated(client).catch((error: unknown) => error);
  expect(await client.query('select * from drizzle.__drizzle_migrations')).toEqual(before);
  await close();
  return refusal;
}

test('a database of a newer version is refused as it is', async () => {
  const added = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('abc', 4102444800000)`;
  expect(await refusalAfter(added)).toMatchObject({
    message:
      'was made by a newer version of this program, of 2100-01-01 or later. Nothing in it was changed. Start that version.',
  });
});

test.each([
  ['another text', `update drizzle.__drizzle_migrations set hash = 'abc' where id = 2`],
  [
    'another time, too',
    `update drizzle.__drizzle_migrations set hash = 'abc', created_at = created_at + 1 where id = 2`,
  ],
  [
    'another text, and no later ones',
    `delete from drizzle.__drizzle_migrations where id > 1;
    update drizzle.__drizzle_migrations set hash = 'abc'`,
  ],
])('one that was made by a migration of %s is refused in plain words', async (_what, statement) => {
  const { message } = (await refusalAfter(statement)) as Error;
  expect(message).toMatch(
    /^was made by a version of 2026-11-\d\d whose tables no later one can take over\. Nothing in it was changed\. Keep a copy of it, .*\.$/,
  );
});
