import { defineSignIn } from '../define-sign-in.js'

export const help = defineSignIn({
  loginReasons: {
    'react-news': '소식에 반응을 남기려면 로그인해 주세요.',
    tickets: '보낸 문의를 보려면 로그인해 주세요.',
  },
})
