import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { WebArea } from '../web-area'

export const morning = {
  homeRows: {},
  meTiles: [
    {
      order: 50,
      href: routes.morning.path(),
      icon: 'sun',
      label: '아침 게시판',
      description: '아침마다 한 줄 남기고 출석해요.',
    },
  ],
  aboutPlaces: [
    {
      order: 60,
      name: '아침 게시판',
      href: routes.morning.path(),
      description: '아침마다 한 줄 남기고, 다른 사람의 아침도 읽어요.',
      seat: { x: 528, y: 110 },
    },
  ],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 16,
        cells: [
          '아침 게시판',
          '출석한 날과 때, 고른 하늘, 적은 한 줄과 이름을 가렸는지, 누른 공감, 쓴 쉼표',
        ],
      },
    ],
    kept: [
      {
        order: 13,
        cells: [
          '출석과 아침 한 줄',
          `한 줄은 지울 때까지. 출석과 남은 한 줄은 탈퇴하고 ${ERASE_AFTER_DAYS}일이 지날 때까지`,
        ],
      },
    ],
  },
} satisfies WebArea
