import { EVENTS } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import { SeasonRow } from '../../features/home/season-row'
import type { WebArea } from '../web-area'

export const main = {
  homeRows: {
    season: { row: ({ items }) => <SeasonRow tiles={items} /> },
  },
  meTiles: [],
  aboutPlaces: [
    {
      order: 10,
      name: '오늘의 한 장면',
      href: routes.home.path(),
      description: '첫 화면에서 바로 한 장면을 읽어요. 하나를 고르면 이야기가 이어져요.',
      seat: { x: 112, y: 236 },
    },
  ],
  readSitemap: null,
  privacy: {
    collected: [
      {
        order: 50,
        cells: [
          '사용 기록',
          '본 화면, 눈에 들어오거나 누르거나 공유한 이야기와 놀이, 시작하고 마친 이야기와 그 결말, 시작하고 마친 놀이와 어디까지 했는지, 장면 수, 내레이터, 걸린 시간, 만난 오류의 종류와 그 시각. 브라우저와 운영체제의 종류(User-Agent), 네트워크 주소. 로그인했다면 누구의 것인지. 적은 글과 들려준 글은 담지 않아요. 끄면 모으지 않아요.',
        ],
      },
      {
        order: 60,
        cells: ['지나친 요청 막기', '요청한 횟수와 네트워크 주소, 로그인에 실패한 횟수'],
      },
      {
        order: 70,
        cells: [
          '서버 기록',
          '요청 번호, 요청의 종류, 결과, 걸린 시간. 주소, 쿠키, 적은 글은 남기지 않아요.',
        ],
      },
    ],
    kept: [
      {
        order: 70,
        cells: [
          '사용 기록',
          `${EVENTS.keptDays}일. 그 뒤에는 누구의 것인지 알 수 없는, 한 시간마다 센 숫자만 남아요.`,
        ],
      },
      { order: 80, cells: ['요청과 실패의 횟수', '길어도 하루'] },
      { order: 100, cells: ['서버 기록', '고장을 찾고 막는 데 필요한 동안'] },
    ],
  },
} satisfies WebArea
