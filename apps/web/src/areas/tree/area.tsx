import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { WebArea } from '../web-area'

export const tree = {
  homeRows: {},
  meTiles: [
    {
      order: 60,
      href: routes.tree.path(),
      icon: 'tree',
      label: '내 나무',
      description: '나무에 걸린 편지를 모아 봐요.',
    },
  ],
  aboutPlaces: [
    {
      order: 70,
      name: '내 나무',
      href: routes.tree.path(),
      description: '나무를 심고 링크를 보내면 친구들이 편지를 걸어요. 정한 날에 함께 열어요.',
      seat: { x: 210, y: 490 },
    },
  ],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 17,
        cells: [
          '나무와 편지',
          '심은 나무의 이름과 여는 날, 걸어 준 편지와 장식, 적은 이름, 쓴 때와 읽은 때, 누구의 편지를 받지 않기로 했는지. 편지는 여는 날까지 아무에게도 보여 주지 않아요.',
        ],
      },
    ],
    kept: [
      {
        order: 14,
        cells: [
          '나무와 받은 편지, 쓴 편지',
          `나무를 지울 때까지. 탈퇴하면 ${ERASE_AFTER_DAYS}일 뒤에 나무와 거기 걸린 편지를 지워요. 다른 사람의 나무에 걸어 준 편지는 이름 없이 남아요.`,
        ],
      },
    ],
  },
} satisfies WebArea
