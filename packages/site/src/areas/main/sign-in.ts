import { defineSignIn } from '../define-sign-in.js'

export const main = defineSignIn({
  loginReasons: {
    required: '로그인해야 볼 수 있는 화면이에요.',
    expired: '로그인이 풀렸어요. 다시 로그인하면 하던 일을 이어서 할 수 있어요.',
  },
})
