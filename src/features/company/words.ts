import type { CompanyRole } from '../../../openapi/gen/types.gen.ts';

export const roleWords: Readonly<Record<CompanyRole, string>> = { owner: 'Owner', member: 'Member' };
