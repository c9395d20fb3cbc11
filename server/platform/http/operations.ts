import type { ApiKeyScope, Role } from '../../../openapi/gen/types.gen.ts';
import description from '../../gen/openapi.json' with { type: 'json' };

/** What the description demands of callers of one operation, beside the shape of their input. */
export interface Operation {
  readonly id: string;
  /** `optional` where the description names an anonymous alternative, `none` where it names no bearer. */
  readonly bearer: 'required' | 'optional' | 'none';
  /** Those that may call it; none where the role does not matter. */
  readonly roles: readonly Role[];
  /** What a company's key needs to call it; absent where no key can. */
  readonly keyScope: ApiKeyScope | undefined;
  readonly usesRefreshCookie: boolean;
  /** An operation that describes no 401 cannot refuse a stale bearer: it takes the caller as nobody. */
  readonly refusesStaleBearer: boolean;
  /** Media types of the body; none where it takes no body. */
  readonly bodyTypes: readonly string[];
  readonly takesIdempotencyKey: boolean;
}

/** The only operations that may declare `security: []`. A new one is added here deliberately. */
const PUBLIC_OPERATIONS: ReadonlySet<string> = new Set([
  'login',
  'listPlans',
  'getPublicText',
  // Whose signature is checked.
  'receiveStripeEvent',
  'register',
  'verifyEmail',
  'resendVerificationEmail',
  'forgotPassword',
  'resetPassword',
  'checkPassword',
  'verifyOtp',
  'sendOtp',
  'startSocialLogin',
  'exchangeSocialCode',
  'socialLogin',
  'startPasskeyLogin',
  'passkeyLogin',
  'getJoinOffer',
  'getInvitationOffer',
  'getOpenLinkOffer',
  'confirmApplication',
  'getTrialQuestion',
  'evaluateTrialAnswer',
  'getUnsubscribePage',
  // Whose owner made its link public.
  'downloadSharedResume',
  'unsubscribe',
  'getHealth',
  'getReadiness',
]);

/** The parts of an OpenAPI document that are read here. */
export interface Description {
  readonly security?: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

interface Parameter {
  readonly name?: string;
  readonly $ref?: string;
}

/** The bearer's names the roles that it may be of, the others nothing. */
interface SecurityRequirement {
  readonly bearer?: readonly Role[];
  readonly apiKey?: readonly ApiKeyScope[];
  readonly refreshCookie?: readonly [];
}

interface DescribedOperation {
  readonly operationId: string;
  readonly security?: readonly SecurityRequirement[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/**
 * All operations by their id.
 * @throws Error for an operation that declares no security and is not on the public list, and for a write that a key may do
 */
export function readOperations(document: Description = description): ReadonlyMap<string, Operation> {
  const described = Object.values(document.paths).flatMap((path) =>
    METHODS.flatMap((method) => (path[method] ? [{ ...(path[method] as DescribedOperation), method }] : [])),
  );
  const write = described.find(
    ({ method, security }) => method !== 'get' && security?.some((one) => 'apiKey' in one),
  );
  if (write) throw new Error(`The operation ${write.operationId} changes something: no key may call it`);
  return new Map(described.map((operation) => [operation.operationId, readOperation(operation, document)]));
}

function readOperation(operation: DescribedOperation, document: Description): Operation {
  const { operationId: id, requestBody, responses } = operation;
  const security = operation.security ?? document.security ?? [];
  if (security.length === 0 && !PUBLIC_OPERATIONS.has(id)) {
    throw new Error(`The operation ${id} declares no security and is not on the public list`);
  }
  const isAnonymousToo = security.some((requirement) => Object.keys(requirement).length === 0);
  const takesBearer = security.some((requirement) => 'bearer' in requirement);
  const roles = security.flatMap(({ bearer = [] }) => bearer);
  return {
    id,
    bearer: !takesBearer ? 'none' : isAnonymousToo ? 'optional' : 'required',
    roles,
    keyScope: security.flatMap(({ apiKey = [] }) => apiKey)[0],
    usesRefreshCookie: security.some((requirement) => 'refreshCookie' in requirement),
    refusesStaleBearer: '401' in responses,
    bodyTypes: Object.keys(requestBody?.content ?? {}),
    takesIdempotencyKey: parameterNames(operation, document).includes('Idempotency-Key'),
  };
}

function parameterNames({ parameters = [] }: DescribedOperation, { components }: Description): string[] {
  return parameters.flatMap(({ name, $ref }) => {
    const shared = $ref && components?.parameters?.[$ref.slice($ref.lastIndexOf('/') + 1)];
    return (shared ? shared.name : name) ?? [];
  });
}
