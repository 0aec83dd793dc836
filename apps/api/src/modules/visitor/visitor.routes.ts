import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../http/handlers.js'
import { readAiNotice } from './read-ai-notice.js'

export function visitorHandlers(deps: Deps): HandlersOf<'PUT /v1/tales/ai-notice'> {
  return {
    'PUT /v1/tales/ai-notice': ({ becomeOwner }) => readAiNotice(deps, becomeOwner),
  }
}
