import { defineSignIn } from '../define-sign-in.js'

export const wallet = defineSignIn({
  loginReasons: {
    buy: '구매하려면 로그인해 주세요.',
    wallet: '코인과 젬을 보려면 로그인해 주세요.',
    subscriptions: '구독과 도란 패스를 보려면 로그인해 주세요.',
  },
})
