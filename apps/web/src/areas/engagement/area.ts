import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { WebArea } from '../web-area'

export const engagement = {
  homeRows: {},
  meTiles: [
    {
      order: 100,
      href: routes.library.path(),
      icon: 'save',
      label: '보관함',
      description: '하다 만 놀이와 결과, 저장한 것을 모아 봐요.',
    },
  ],
  aboutPlaces: [],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 27,
        cells: [
          '좋아요, 저장, 구독, 댓글',
          '무엇에 좋아요를 눌렀는지, 무엇을 저장하고 구독했는지, 모음집의 이름, 남긴 댓글과 답글, 그 때',
        ],
      },
      {
        order: 29,
        cells: ['보는 등급', '만 15세 이상이라고 답했는지. 비회원은 그 브라우저의 답만'],
      },
    ],
    kept: [
      {
        order: 17,
        cells: [
          '좋아요, 저장, 모음집, 구독',
          `취소하거나 지울 때까지. 탈퇴하면 ${ERASE_AFTER_DAYS}일 뒤에 지워요.`,
        ],
      },
      {
        order: 18,
        cells: ['댓글', '지울 때까지. 탈퇴한 사람의 댓글은 이름 없이 남아요.'],
      },
    ],
  },
} satisfies WebArea
