import { routes } from '@doran/site/core'

export type Area = { name: string; href: string; words: string; seat: { x: number; y: number } }

/** Where one can sit down; a place joins when its page exists. Seats are on the map of 640 × 440. */
export const AREAS: readonly Area[] = [
  {
    name: '오늘의 한 장면',
    href: routes.home.path(),
    words: '첫 화면에서 바로 한 장면을 읽어요. 하나를 고르면 이야기가 이어져요.',
    seat: { x: 112, y: 236 },
  },
  {
    name: '도란 테일즈',
    href: routes.tales.path(),
    words: '한마디 적으면 이야기가 이어지는 텍스트 어드벤처예요. 고르는 대로 결말이 달라져요.',
    seat: { x: 208, y: 372 },
  },
  {
    name: '새로 나온 이야기',
    href: routes.newTales.path(),
    words: '오늘 나온 이야기부터 차례로 볼 수 있어요.',
    seat: { x: 432, y: 372 },
  },
  {
    name: '처음 오셨다면',
    href: routes.landing.path(),
    words: '어떤 곳인지 궁금하다면, 세 장면만 같이 읽어 봐요.',
    seat: { x: 528, y: 236 },
  },
]
