import { defineSignIn } from '../define-sign-in.js'

export const tree = defineSignIn({
  loginReasons: {
    'plant-tree': '내 나무를 심으려면 로그인해 주세요.',
    'my-trees': '내 나무를 보려면 로그인해 주세요.',
  },
  pendingActions: {},
})
