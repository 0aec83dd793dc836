import { defineSignIn } from '../define-sign-in.js'

export const yearend = defineSignIn({
  loginReasons: {
    'year-book': '내 책을 펼치려면 로그인해 주세요.',
  },
  pendingActions: {},
})
