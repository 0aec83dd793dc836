import { defineSignIn } from '../define-sign-in.js'

export const account = defineSignIn({
  loginReasons: { notification: '알림을 보려면 로그인해 주세요.' },
})
