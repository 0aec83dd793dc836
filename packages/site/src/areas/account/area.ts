import { defineArea } from '../define-area.js'
import { page } from '../route.js'

export const account = defineArea(
  {
    login: page('/login'),
    loginEmail: page('/login/email'),
    loginAfter: page('/login/after', { isImmersive: true }),
    signup: page('/signup'),
    me: page('/me'),
    shortTimePassword: page('/me/short-time-password'),
    notification: page('/notification'),
  },
  {
    places: [
      {
        route: 'notification',
        label: '알림',
        icon: 'bell',
        order: 80,
        on: ['menu'],
        isForMembers: true,
      },
      { route: 'me', label: '내 정보', icon: 'person', order: 90, on: ['tabs'] },
    ],
  },
)
