// The one hand-written barrel: drizzle takes the schema as a single object.
export * from './applications.ts';
export * from './auth.ts';
export * from './candidates.ts';
export * from './challenges.ts';
export * from './companies.ts';
export * from './decisions.ts';
export * from './factors.ts';
export * from './integrity.ts';
export * from './interviews.ts';
export * from './invitations.ts';
export * from './mail.ts';
export * from './recordings.ts';
export * from './reports.ts';
export * from './requests.ts';
export * from './scorecards.ts';
export * from './users.ts';
export * from './workspaces.ts';
