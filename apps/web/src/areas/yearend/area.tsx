import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { WebArea } from '../web-area'

export const yearend = {
  homeRows: {},
  meTiles: [
    {
      order: 70,
      href: routes.yearend.path(),
      icon: 'book',
      label: '연말책',
      description: '한 해를 모아 책으로 펼쳐 봐요.',
    },
  ],
  aboutPlaces: [
    {
      order: 80,
      name: '연말책',
      href: routes.yearend.path(),
      description: '한 해 동안 읽고 놀고 쓴 것을 열 쪽짜리 책으로 펼쳐요.',
      seat: { x: 430, y: 490 },
    },
  ],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 18,
        cells: [
          '연말책',
          '고른 기록(이야기, 놀이, 편지, 아침, 커뮤니티)으로 만든 책의 내용, 골라 담은 편지와 고마운 사람, 내년의 나에게 쓴 편지, 나눈 책과 펼쳐 본 책',
        ],
      },
    ],
    kept: [
      {
        order: 14.5,
        cells: [
          '연말책과 내년의 나에게 쓴 편지',
          `책은 지울 때까지. 편지와 남은 책은 탈퇴하고 ${ERASE_AFTER_DAYS}일이 지날 때까지. 책에 고른 편지의 글은 편지를 걸어 준 사람이 탈퇴해도 이름 없이 남아요.`,
        ],
      },
    ],
  },
} satisfies WebArea
