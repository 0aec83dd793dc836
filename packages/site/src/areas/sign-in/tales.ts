import { defineSignIn } from './define-sign-in.js'
import { continueAt } from './pending-action-rule.js'
import { tales as talesArea } from '../tales.js'

export const tales = defineSignIn({
  loginReasons: {
    'continue-story': '로그인하면 매일 받는 젬으로 AI 모델과 이어 읽을 수 있어요.',
    'keep-story': '로그인하면 이 이야기를 어느 기기에서나 이어 읽을 수 있어요.',
  },
  pendingActions: {
    'continue-story': continueAt(['sessionId'], ({ sessionId }) =>
      talesArea.routes.play.path({ id: sessionId }),
    ),
  },
})
