import type { SessionStatus } from '../../../openapi/gen/types.gen.ts';

export const statusNames: Record<SessionStatus, string> = {
  created: 'Not started',
  in_progress: 'In progress',
  paused: 'Paused',
  completed: 'Answers stored',
  expired: 'Time was up',
  abandoned: 'Closed unfinished',
  evaluating: 'Being evaluated',
  reported: 'Report ready',
};
