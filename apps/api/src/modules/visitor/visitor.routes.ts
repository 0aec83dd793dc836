import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../http/handlers.js'
import { noteAiNotice } from './visitor-store.js'

export function visitorHandlers(deps: Deps): HandlersOf<'PUT /v1/tales/ai-notice'> {
  return {
    'PUT /v1/tales/ai-notice': async ({ becomeOwner }) => {
      const { visitorId } = await becomeOwner()
      await noteAiNotice(deps.db, visitorId, deps.clock.now())
    },
  }
}
