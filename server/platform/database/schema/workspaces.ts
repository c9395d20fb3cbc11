import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type {
  ActivityChange,
  ActivityKind,
  EmploymentType,
  RubricCompetency,
  Stage,
  ViewedList,
  WorkspaceRole,
  WorkspaceStatus,
} from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { companies, companyMembers } from './companies.ts';
import { users } from './users.ts';

/** Who did something; the row outlives the account. */
const author = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** Hiring for one role. */
export const workspaces = pgTable(
  'workspaces',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    department: text('department').notNull(),
    location: text('location').notNull(),
    employmentType: text('employment_type').$type<EmploymentType>().notNull(),
    jobDescription: text('job_description').notNull(),
    status: text('status').$type<WorkspaceStatus>().notNull(),
    /** Whoever rates reads without names until they have. */
    hidesNames: boolean('hides_names').notNull().default(false),
    /** In the order in which candidates go through them. */
    stages: storedJson('stages').$type<readonly Stage[]>().notNull(),
    /** To look around in: takes in nobody, and counts on no plan. */
    isSample: boolean('is_sample').notNull().default(false),
    createdBy: author('created_by'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When something was last done in it. */
    activeAt: moment('active_at').notNull(),
  },
  (table) => [
    unique('workspaces_of').on(table.companyId, table.id),
    index('workspaces_active').on(table.companyId, table.activeAt, table.id),
  ],
);

/** Columns that name a workspace together with its company. */
const ofWorkspace = () => ({
  companyId: text('company_id').notNull(),
  workspaceId: text('workspace_id').notNull(),
});

/** Who sees a workspace, and as what. */
export const workspaceMembers = pgTable(
  'workspace_members',
  {
    ...ofWorkspace(),
    userId: text('user_id').notNull(),
    role: text('role').$type<WorkspaceRole>().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user').on(table.userId),
    foreignKey({
      name: 'workspace_members_workspace',
      columns: [table.companyId, table.workspaceId],
      foreignColumns: [workspaces.companyId, workspaces.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'workspace_members_member',
      columns: [table.companyId, table.userId],
      foreignColumns: [companyMembers.companyId, companyMembers.userId],
    }).onDelete('cascade'),
  ],
);

/** What a list shows, under a name that a member gave it. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    list: text('list').$type<ViewedList>().notNull(),
    /** Of a pipeline alone. */
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    search: text('search').notNull(),
    isShared: boolean('is_shared').notNull(),
    /** Whether its member sees it where they open the list; one of theirs at most. */
    isDefault: boolean('is_default').notNull().default(false),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    unique('saved_views_name').on(table.userId, table.list, table.workspaceId, table.name).nullsNotDistinct(),
    index('saved_views_company').on(table.companyId, table.list),
    index('saved_views_workspace').on(table.workspaceId),
    foreignKey({
      name: 'saved_views_member',
      columns: [table.companyId, table.userId],
      foreignColumns: [companyMembers.companyId, companyMembers.userId],
    }).onDelete('cascade'),
  ],
);

/** What is assessed in a workspace; a published version is never changed. */
export const rubrics = pgTable(
  'rubrics',
  {
    id: text('id').primaryKey(),
    ...ofWorkspace(),
    /** From 1, without gaps. */
    version: integer('version').notNull(),
    competencies: storedJson('competencies').$type<readonly RubricCompetency[]>().notNull(),
    publishedBy: author('published_by'),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    unique('rubrics_version').on(table.workspaceId, table.version),
    foreignKey({
      name: 'rubrics_workspace',
      columns: [table.companyId, table.workspaceId],
      foreignColumns: [workspaces.companyId, workspaces.id],
    }).onDelete('cascade'),
  ],
);

/** What was done in a workspace. Rows are only added. */
export const activities = pgTable(
  'activities',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofWorkspace(),
    /** Whom it is about; null where it is about the workspace. */
    applicationId: text('application_id'),
    actorId: author('actor_id'),
    kind: text('kind').$type<ActivityKind>().notNull(),
    change: storedJson('change').$type<ActivityChange>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('activities_workspace').on(table.workspaceId, table.position),
    index('activities_application').on(table.applicationId, table.position),
    foreignKey({
      name: 'activities_workspace_of',
      columns: [table.companyId, table.workspaceId],
      foreignColumns: [workspaces.companyId, workspaces.id],
    }).onDelete('cascade'),
  ],
);
