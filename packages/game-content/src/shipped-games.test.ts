import { GameContent, GameMood, Genre, Uuid } from '@doran/contract'
import { gameEngine } from '@doran/game-engine'
import { describe, expect, it } from 'vitest'
import { SHIPPED_GAMES, type ShippedGame } from './index.js'
import { picturesOf } from './testing/reader-texts.js'

const KEYS = {
  'which-light': 'fnt fnl fdt fdl ent enl edt edl',
  'group-chat-bubble': 'emoji-rich dawn-fairy lost-reply tidy-fairy reaction-master quiet-kindness',
  'which-genre': 'romance mystery horror sf history fantasy daily drama',
  'winter-snacks':
    'bungeoppang-red-bean bungeoppang-custard sweet-potato hotteok fishcake-broth tteokbokki tangerines chestnuts hoppang cup-noodles egg-bread mandu hot-chocolate sikhye chicken nurungji',
  'small-powers':
    'green-light alarm no-spill one-percent cats-come short-line song-title sock-pair rain-stops free-seat password quiet-bag good-photo ramen-water dream-again elevator',
  'ramen-toppings':
    'egg-stirred egg-whole scallion cheese mandu rice-cake kimchi bean-sprouts tuna ham cold-rice milk mushroom chili-powder pepper perilla tofu fishcake water-parsley nothing',
  'rainy-day':
    'pancake nap window drama no-umbrella cleaning letter cafe web-novel rain-recording bath sujebi old-photos board-game bookstore tidying phone-call nothing',
  'own-board': '',
  'pure-korean':
    'yunseul sinabeuro neonadeuri masugeori haegeoreum meonjijaem dorandoran mokkoji first-sprout good-ear word-keeper',
  'dawn-shift':
    'counter cat two-bottles snail-coat flowerpot hood warm-tofu wet-coins lights-out six-taxis receipts',
  'tomato-field': 'onlooker first-harvest weekend-farmer market-star ketchup-tycoon red-legend',
  'nice-sounds':
    'campfire rain-window snow-steps pencil cutting-board cat-purr waves page-turn soda far-train dawn-bird crispy-chicken baby-laugh wind-chime keyboard next-room',
} as const

it('ships the games whose pictures and links are fixed', () => {
  const keys = SHIPPED_GAMES.map((game) => [game.slug, [...picturesOf(game).keys()].join(' ')])
  expect(Object.fromEntries(keys)).toEqual(KEYS)
  expect(new Set(SHIPPED_GAMES.map(({ id }) => id)).size).toBe(SHIPPED_GAMES.length)
})

describe.each(SHIPPED_GAMES)('$slug', (game) => {
  it('has a content that the contract takes as it is', () => {
    expect(GameContent.parse(game.content)).toEqual(game.content)
  })

  it('has nothing that the engine would refuse', () => {
    expect(gameEngine.check(game.content)).toEqual([])
  })

  it('has a card that fits', () => {
    expect(Uuid.parse(game.id)).toBe(game.id)
    expect(game.title.length).toBeLessThanOrEqual(40)
    expect(game.subtitle.length).toBeLessThanOrEqual(60)
    expect(game.description.length).toBeLessThanOrEqual(500)
    expect(game.tags.length).toBeLessThanOrEqual(8)
    for (const tag of game.tags) expect(tag).toMatch(/^[가-힣]{1,12}$/u)
    for (const list of [game.tags, game.genres, game.moods]) {
      expect(list.length).toBeGreaterThan(0)
      expect(new Set(list).size).toBe(list.length)
    }
    for (const genre of game.genres) expect(Genre.options).toContain(genre)
    for (const mood of game.moods) expect(GameMood.options).toContain(mood)
  })

  it('says how long it takes', () => {
    expect(game.minutes).toBe(Math.max(1, Math.round(secondsOf(game) / 60)))
  })

  it('has its pictures where they are drawn, each described for itself', () => {
    const pictures = new Map([...picturesOf(game), ['cover', game.cover]])
    for (const [key, { url }] of pictures)
      expect(url).toBe(`/pictures/games/${game.slug}/${key}.svg`)
    const alts = [...pictures.values()].map(({ alt }) => alt)
    expect(new Set(alts).size).toBe(alts.length)
    for (const alt of alts) expect(alt).toMatch(/[^.요]$/u)
  })
})

/** What reading and choosing takes. A board of one's own is given as long as a small one. */
function secondsOf({ content }: ShippedGame): number {
  const length = gameEngine.lengthOf(content)
  switch (content.kind) {
    case 'psytest':
      return length * 12
    case 'worldcup':
      return (length - 1) * 7
    case 'tier':
      return Math.max(20, length) * 9
    case 'quiz':
      return length * 18
    case 'branch':
      return length * 17
    case 'tomato':
      return length
  }
}
