import { ERASE_AFTER_DAYS, SUPPORT } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { WebArea } from '../web-area'

export const help = {
  homeRows: {},
  meTiles: [
    {
      order: 90,
      href: routes.contact.path(),
      icon: 'chat',
      label: '문의하기',
      description: '자주 묻는 질문을 찾아보고, 보낸 문의와 답을 봐요.',
    },
  ],
  aboutPlaces: [],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 32,
        cells: [
          '문의',
          '적은 글과 붙인 사진, 어떤 결제나 이야기, 글에 관한 것인지, 운영자가 그 이야기를 읽어도 되는지, 보낸 때와 답. 로그인하지 않고 보냈다면 답을 받을 이메일. 이야기는 읽어도 된다고 체크했을 때만 읽고, 읽은 것은 기록에 남겨요.',
        ],
      },
    ],
    kept: [
      {
        order: 18.8,
        cells: [
          '문의',
          `답하거나 끝낸 날부터 1년이 지나면 글과 사진, 이메일, 무엇에 관한 것인지를 지우고, 번호와 종류, 때만 남겨요. 탈퇴하면 ${ERASE_AFTER_DAYS}일 뒤에 지워요. 로그인하지 않고 보낸 문의의 링크는 마지막 글이 오간 뒤 ${SUPPORT.linkDays}일 동안 열려요.`,
        ],
      },
    ],
  },
} satisfies WebArea
