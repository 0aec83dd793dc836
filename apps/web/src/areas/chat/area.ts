import { routes } from '@doran/site/core'
import type { WebArea } from '../web-area'

export const chat = {
  homeRows: {},
  meTiles: [
    {
      order: 110,
      href: routes.chat.path(),
      icon: 'chat',
      label: '대화',
      description: '다른 사람과 주고받은 메시지를 봐요.',
    },
  ],
  aboutPlaces: [],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 25,
        cells: [
          '대화',
          '주고받은 메시지와 사진, 보낸 때, 읽었는지, 알림을 껐는지. 누구를 차단하고 무엇을 신고했는지',
        ],
      },
    ],
    kept: [
      {
        order: 15,
        cells: [
          '주고받은 메시지와 사진',
          '둘 중 한 사람이라도 대화를 볼 수 있는 동안. 탈퇴한 사람의 메시지는 이름 없이 상대에게 남고, 사진은 지워요.',
        ],
      },
    ],
  },
} satisfies WebArea
