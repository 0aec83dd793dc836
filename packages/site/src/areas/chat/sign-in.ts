import { defineSignIn } from '../define-sign-in.js'

export const chat = defineSignIn({
  loginReasons: { chat: '대화를 보려면 로그인해 주세요.' },
})
