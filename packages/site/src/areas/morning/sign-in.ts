import { MORNING_REACTIONS } from '@doran/contract/morning/limits'
import { defineSignIn } from '../define-sign-in.js'
import { known, performAfter } from '../pending-action-rule.js'

export const morning = defineSignIn({
  loginReasons: {
    'morning-check': '출석하려면 로그인해 주세요.',
    'react-to-note': '마음을 남기려면 로그인해 주세요.',
  },
  pendingActions: {
    'react-to-note': performAfter(['noteId', 'reaction'], {
      perform: (api, { noteId, reaction }) =>
        api.call('PUT /v1/morning/note/{noteId}/reaction', {
          params: { noteId },
          body: { reaction: known(MORNING_REACTIONS, reaction) },
        }),
      done: '마음을 남겼어요.',
      failed: '마음을 남기지 못했어요.',
    }),
  },
})
