import { z } from 'zod';
import type { DecisionReason } from '../../openapi/gen/types.gen.ts';
import { loadContent } from './load-content.ts';

const reasons = z
  .array(z.strictObject({ id: z.string(), label: z.string(), isProcess: z.boolean().default(false) }))
  .min(1);

const loaded = loadContent(
  'decision-reasons.yaml',
  z.strictObject({ reject: reasons, hire: reasons, reopen: reasons }),
);

export const decisionKinds = ['reject', 'hire', 'reopen'] as const;

/** The reasons that every company has, in the order in which they are offered. */
export const decisionReasons: readonly DecisionReason[] = decisionKinds.flatMap((kind) =>
  loaded[kind].map(({ id, label, isProcess }) => ({ _id: id, kind, label, is_process: isProcess })),
);
