import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import type { WebArea } from '../web-area'

export const wallet = {
  homeRows: {},
  // A member's page shows what they have in a list of its own.
  meTiles: [],
  aboutPlaces: [],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 32,
        cells: [
          '코인, 룬, 젬',
          '얻고 쓴 수와 그 때, 무엇에 썼는지, 남은 수와 유효 기간, 가진 꾸미기, 도란 패스를 쓰는 기간, 환영 선물을 받았는지(이메일을 되돌릴 수 없게 바꾼 값만)',
        ],
      },
      {
        order: 34,
        cells: [
          '결제와 환불',
          '주문 번호, 상품, 금액, 결제 수단의 종류, 결제하거나 환불한 때, 결제사가 붙인 결제 번호. 카드 번호와 계좌 번호는 결제사만 받아요.',
        ],
      },
    ],
    kept: [
      {
        order: 19,
        cells: [
          '계약, 결제, 환불의 기록과 코인, 룬, 젬의 내역',
          `5년(전자상거래 등에서의 소비자보호에 관한 법률). 탈퇴하고 ${ERASE_AFTER_DAYS}일이 지나면 사람을 알아볼 수 없게 바꿔서 남겨요.`,
        ],
      },
      {
        order: 21,
        cells: ['가진 꾸미기와 도란 패스', `탈퇴하고 ${ERASE_AFTER_DAYS}일이 지날 때까지`],
      },
      {
        order: 22,
        cells: [
          '환영 선물을 받았는지',
          '이메일을 되돌릴 수 없게 바꾼 값만, 환영 선물을 드리는 동안. 탈퇴하고 다시 가입해도 한 번만 드리려고 남겨요.',
        ],
      },
      { order: 23, cells: ['결제와 사용이 두 번 되지 않게 막는 값', '30일'] },
    ],
  },
} satisfies WebArea
