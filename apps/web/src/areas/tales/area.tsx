import { STORY_SESSION } from '@doran/contract/limits'
import { PlayableScene } from '@doran/story-reader/scene'
import { routes } from '@doran/site/core'
import { ContinueHero } from '../../features/home/continue-hero'
import { ContinueRow } from '../../features/home/continue-row'
import { ThemesRow } from '../../features/home/themes-row'
import { genrePages } from '../../features/sitemap/genre-pages'
import { listAllCharacters } from '../../features/sitemap/list-all-characters'
import { listAllThemes } from '../../features/sitemap/list-all-themes'
import type { WebArea } from '../web-area'

export const tales = {
  homeRows: {
    continue: {
      hero: ({ items: [latest] }) =>
        latest ? { order: 10, content: <ContinueHero story={latest} /> } : null,
      row: ({ items }) => (items.length > 1 ? <ContinueRow stories={items.slice(1, 7)} /> : null),
    },
    scene: {
      hero: ({ scene }) => ({
        order: 20,
        theme: scene.theme,
        content: <PlayableScene scene={scene} />,
      }),
    },
    themes: {
      row: ({ items }, { heroTheme }) =>
        items.length > 0 ? <ThemesRow themes={items} pictured={heroTheme?.id} /> : null,
    },
  },
  meTiles: [
    {
      order: 10,
      href: routes.tales.path(),
      icon: 'story',
      label: '이야기',
      description: '새 이야기를 찾아 읽어요.',
    },
    {
      order: 20,
      href: routes.myTales.path(),
      icon: 'book',
      label: '내 이야기',
      description: '읽던 이야기와 모은 결말, 갈림길, 좋아요한 이야기를 봐요.',
    },
    {
      order: 30,
      href: routes.personas.path(),
      icon: 'person',
      label: '페르소나',
      description: '이야기 속의 나를 정해요.',
    },
  ],
  aboutPlaces: [
    {
      order: 20,
      name: '도란 테일즈',
      href: routes.tales.path(),
      description:
        '한마디 적으면 이야기가 이어지는 텍스트 어드벤처예요. 고르는 대로 결말이 달라져요.',
      seat: { x: 108, y: 362 },
    },
    {
      order: 30,
      name: '새로 나온 이야기',
      href: routes.newTales.path(),
      description: '가장 최근에 나온 이야기부터 볼 수 있어요.',
      seat: { x: 532, y: 362 },
    },
    {
      order: 40,
      name: '이용 방법',
      href: routes.landing.path(),
      description: '이야기를 어떻게 읽는지, 세 장면을 읽으며 알아봐요.',
      seat: { x: 528, y: 236 },
    },
  ],
  readSitemap: async (api) => {
    const [themes, characters] = await Promise.all([listAllThemes(api), listAllCharacters(api)])
    return [
      ...themes.map(({ id, changedAt }) => ({ path: routes.theme.path({ id }), changedAt })),
      ...genrePages(themes),
      ...characters.map(({ id, theme }) => ({
        path: routes.character.path({ id }),
        changedAt: theme.changedAt,
      })),
    ]
  },
  privacy: {
    collected: [
      {
        order: 10,
        cells: [
          '이야기',
          '고른 테마, 내가 적은 말과 고른 길, 들려준 글, 이야기의 상태와 결말, 내레이터, 시작하고 읽은 때',
        ],
      },
      {
        order: 20,
        cells: [
          'AI 모델이 들려준 장면',
          '보낸 글의 길이, 걸린 시간, 어떻게 끝났는지. AI 안내를 읽은 때',
        ],
      },
      {
        order: 40,
        cells: [
          '비회원',
          '무작위 값 하나(되돌릴 수 없게 바꾼 값만)와 그 브라우저에서 시작한 이야기와 놀이. 누구인지는 몰라요.',
        ],
      },
    ],
    kept: [
      { order: 60, cells: ['AI 모델이 들려준 장면의 처리 기록', '30일'] },
      {
        order: 65,
        cells: [
          '지운 이야기',
          `${STORY_SESSION.restorableDays}일. 거기서 갈라진 이야기가 남아 있으면 그 이야기를 지울 때까지 함께 남아요.`,
        ],
      },
      {
        order: 90,
        cells: [
          '비회원의 이야기',
          '계정으로 옮길 때까지. 옮기지 않으면 누구의 것인지 모르는 채 남고, 쿠키가 없어지면 아무도 열 수 없어요.',
        ],
      },
    ],
  },
} satisfies WebArea
