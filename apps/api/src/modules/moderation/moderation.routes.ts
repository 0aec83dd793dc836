import type { ContractKey } from '@doran/contract'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { appealEnd } from './appeal-end.js'
import { blindCase } from './blind-case.js'
import { claimRights } from './claim-rights.js'
import { decideCase } from './decide-case.js'
import { getCase } from './get-case.js'
import { giveSanction } from './give-sanction.js'
import { liftSanction } from './lift-sanction.js'
import { listCases } from './list-cases.js'
import { openCase } from './open-case.js'
import { appealOwnCase, getOwnCase } from './own-case.js'
import { getAccess, getPerson, listPeople, setRole } from './people.js'

type Keys = Extract<
  ContractKey,
  | `${string} /v1/moderation/${string}`
  | `${string} /v1/admin/${'access' | 'case' | 'person'}${string}`
  | `${string} /v1/admin/sanction/${string}`
>

export const moderationHandlers: HandlersOf<Keys> = {
  'GET /v1/admin/access': ({ ctx }) => getAccess(ctx),
  'GET /v1/admin/case': ({ ctx, query }) => listCases(ctx, query),
  'GET /v1/admin/case/{caseId}': ({ ctx, params }) => getCase(ctx, params),
  'POST /v1/admin/case': ({ ctx, body }) => openCase(ctx, body),
  'POST /v1/admin/case/{caseId}/decision': ({ ctx, params, body }) =>
    decideCase(ctx, { ...params, ...body }),
  'POST /v1/admin/case/{caseId}/blind': ({ ctx, params, body }) =>
    blindCase(ctx, { ...params, ...body }),
  'GET /v1/moderation/case/{caseId}': ({ ctx, params }) => getOwnCase(ctx, params),
  'POST /v1/moderation/case/{caseId}/appeal': ({ ctx, params, body }) =>
    appealOwnCase(ctx, { ...params, ...body }),
  'POST /v1/moderation/ended/appeal': ({ ctx, body }) => appealEnd(ctx, body),
  'POST /v1/moderation/rights-claim': ({ ctx, body }) => claimRights(ctx, body),
  'GET /v1/admin/person': ({ ctx, query }) => listPeople(ctx, query),
  'GET /v1/admin/person/{profileId}': ({ ctx, params }) => getPerson(ctx, params),
  'POST /v1/admin/person/{profileId}/sanction': ({ ctx, params, body }) =>
    giveSanction(ctx, { ...params, ...body, caseId: null }),
  'POST /v1/admin/sanction/{sanctionId}/lift': ({ ctx, params, body }) =>
    liftSanction(ctx, { ...params, ...body }),
  'PUT /v1/admin/person/{profileId}/role': ({ ctx, params, body }) =>
    setRole(ctx, { ...params, ...body }),
}
