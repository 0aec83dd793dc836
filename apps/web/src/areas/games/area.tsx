import { ERASE_AFTER_DAYS, PLAY } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import { GamesRow } from '../../features/games/games-row'
import { PlaysRow } from '../../features/games/plays-row'
import { TodayRow } from '../../features/games/today-row'
import { listAllGames } from '../../features/sitemap/list-all-games'
import { gamePath } from '../../lib/game-paths'
import type { WebArea } from '../web-area'

export const games = {
  homeRows: {
    plays: { row: ({ items }) => (items.length > 0 ? <PlaysRow plays={items} /> : null) },
    today: { row: ({ game }) => <TodayRow game={game} /> },
    games: { row: ({ items }) => (items.length > 0 ? <GamesRow games={items} /> : null) },
  },
  meTiles: [
    {
      order: 40,
      href: routes.games.path(),
      icon: 'game',
      label: '놀이',
      description: '테스트와 월드컵, 티어표, 퀴즈를 해 봐요.',
    },
  ],
  aboutPlaces: [
    {
      order: 50,
      name: '놀이',
      href: routes.games.path(),
      description: '나를 들여다보고, 딱 하나만 고르고, 줄을 세우고, 갈림길을 걸어요.',
      seat: { x: 320, y: 384 },
    },
  ],
  readSitemap: async (api) => {
    const all = await listAllGames(api)
    return all.map(({ id, publishedAt }) => ({ path: gamePath(id), changedAt: publishedAt }))
  },
  privacy: {
    collected: [
      {
        order: 15,
        cells: [
          '놀이',
          '시작하고 마친 놀이, 고른 답과 그 결과, 티어표에 적은 제목과 카드와 이유, 시작하고 마친 때, 결과를 공개했는지와 닉네임을 함께 보이는지, 내 표를 모두의 티어표에 세는지. 토마토 밭에서 누른 때와 점수, 하루에 논 횟수. 회원의 한 주 최고 점수는 닉네임과 함께 모두에게 보여요.',
        ],
      },
    ],
    kept: [
      {
        order: 12,
        cells: [
          '놀이와 결과',
          `지우거나, 탈퇴하고 ${ERASE_AFTER_DAYS}일이 지날 때까지. 지운 것은 한 시간쯤 뒤에 완전히 없어져요. 하다 만 놀이는 ${PLAY.resumableDays}일 동안 이어 할 수 있어요. 결과마다 몇 번 나왔는지 센 숫자는 누구의 것인지 알 수 없게 남아요.`,
        ],
      },
      {
        order: 95,
        cells: [
          '비회원의 놀이',
          '계정으로 옮길 때까지. 옮기지 않으면 누구의 것인지 모르는 채 남고, 쿠키가 없어지면 공개하지 않은 결과는 아무도 열 수 없어요.',
        ],
      },
    ],
  },
} satisfies WebArea
