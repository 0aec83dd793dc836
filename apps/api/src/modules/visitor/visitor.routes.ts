import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { mergeVisitor } from './merge-visitor.js'
import { readAiNotice } from './read-ai-notice.js'
import { noVisitorCookie } from './visitor-credential.js'

type Keys = 'PUT /v1/tales/ai-notice' | 'POST /v1/user/merge'

export function visitorHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'PUT /v1/tales/ai-notice': ({ becomeOwner }) => readAiNotice(deps, becomeOwner),
    'POST /v1/user/merge': async ({ actor, caller }) => {
      const { visitorCredential } = caller
      const stories = await mergeVisitor(deps, { profileId: actor.profileId, visitorCredential })
      // It owns nothing any more, whether it did now or before.
      if (visitorCredential) caller.setCookie(noVisitorCookie(deps.env.PUBLIC_ORIGIN))
      return { stories }
    },
  }
}
