import { defineSignIn } from './define-sign-in.js'

export const morning = defineSignIn({
  loginReasons: {
    'morning-check': '출석하려면 로그인해 주세요.',
    'react-to-note': '마음을 남기려면 로그인해 주세요.',
  },
  pendingActions: {},
})
