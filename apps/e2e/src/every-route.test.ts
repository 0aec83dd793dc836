import { TALES_PATH } from '@doran/contract/names'
import { isHeaderHidden, isImmersive, routes, type RouteName } from '@doran/site/routing'
import { expect, test as base, type Browser, type FullProject, type Page } from '@playwright/test'
import { someCharacter } from './characters-api'
import { somePost } from './community-api'
import { someGame } from './games-api'
import { join, someProfile } from './members'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { someShare } from './shared-api'
import { createStoryApi, SIXTH_KEY, type StoryApi } from './story-api'
import { expectNone, watchTroubles, type Troubles } from './troubles'

const MAIN_SITE = { title: '도란', description: 'Make the World Fun!' }
const STORY_AREA = {
  title: '도란 테일즈 | AI 텍스트 어드벤처',
  description: '한마디 말하면 이야기가 대답해요. 로그인 없이 바로 읽는 텍스트 어드벤처.',
}
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]
const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111'

type FindAddress = (stories: StoryApi, origin: string) => string | Promise<string>

const asDetail = (id: string) => `${routes.gameDetail.path()}?${new URLSearchParams({ id })}`

/** What a path with parameters stands for; a new one has to be added. */
const ADDRESSES: Partial<Record<RouteName, FindAddress>> = {
  theme: () => routes.theme.path({ id: SIXTH_KEY }),
  keyword: () => routes.keyword.path({ k1: '추리', k2: '밀실' }),
  genre: () => routes.genre.path({ genre: '추리' }),
  character: async (_stories, origin) => routes.character.path({ id: await someCharacter(origin) }),
  play: async (stories) => routes.play.path({ id: await stories.start() }),
  sharedStory: async (_stories, origin) =>
    routes.sharedStory.path({ code: await someShare(origin, 'path') }),
  sharedEnding: async (_stories, origin) =>
    routes.sharedEnding.path({ code: await someShare(origin, 'ending') }),
  creator: async (_stories, origin) =>
    routes.creator.path({ profileUUID: await someProfile(origin) }),
  post: async (_stories, origin) => routes.post.path({ postId: await somePost(origin) }),
  gameDetail: async (_stories, origin) => asDetail(await someGame(origin)),
  payWithCoin: () =>
    `${routes.payWithCoin.path()}?${new URLSearchParams({ type: 'pass', id: 'pass-30' })}`,
  tierConsensus: async (_stories, origin) =>
    `${routes.tierConsensus.path()}?${new URLSearchParams({ id: await someGame(origin, 'tier') })}`,
}
/** Pages that only a member sees. */
const FOR_MEMBERS: ReadonlySet<string> = new Set<RouteName>([
  'shortTimePassword',
  'payWithCoin',
  'subscriptions',
])
/** Pages that lead on at once: for a visitor to the sign-in, without their parameter to the list. */
const REDIRECTING: ReadonlySet<string> = new Set<RouteName>([
  'loginAfter',
  'chatRedirect',
  'chatroom',
])
/** Pages of an order, which its own journey visits. */
const OF_ORDERS: ReadonlySet<string> = new Set<RouteName>(['paySuccess', 'payCancel'])
/** Made in a season alone, and there for nobody else unless it is shared. */
const OF_A_SEASON: ReadonlySet<string> = new Set<RouteName>(['yearBook'])
/** Pages of one person, or of somebody who said nothing of themselves, which no search engine may list. */
const NOT_INDEXED: ReadonlySet<string> = new Set<RouteName>([
  'search',
  'talesSearch',
  'login',
  'loginEmail',
  'signup',
  'me',
  'notification',
  'appeal',
  'communityWrite',
  'rights',
  'chat',
  'shortTimePassword',
  'library',
  'myTales',
  'likedThemes',
  'personas',
  'play',
  'sharedStory',
  'sharedEnding',
  'creator',
  'payWithCoin',
  'subscriptions',
  'contact',
  'contactTicket',
  'tomatoPop',
])

/** Pages that are not there for anybody but operators. */
const OF_OPERATORS: ReadonlySet<string> = new Set<RouteName>([
  'admin',
  'adminCase',
  'adminPeople',
  'adminPerson',
  'adminTexts',
  'adminFeatured',
  'adminNews',
  'adminTickets',
  'adminTicket',
  'adminAudit',
])

const NAMES = Object.keys(routes).filter(isRouteName)
const VISITED = NAMES.filter(
  (name) =>
    !REDIRECTING.has(name) &&
    !OF_ORDERS.has(name) &&
    !OF_A_SEASON.has(name) &&
    !OF_OPERATORS.has(name),
)
const UNKNOWN_PATHS = [
  '/no/such/page',
  `${TALES_PATH}/nowhere`,
  routes.theme.path({ id: UNKNOWN_ID }),
  routes.play.path({ id: UNKNOWN_ID }),
  routes.creator.path({ profileUUID: UNKNOWN_ID }),
  routes.sharedStory.path({ code: 'AAAAAAAAAA' }),
  routes.sharedEnding.path({ code: 'nothing' }),
  routes.post.path({ postId: UNKNOWN_ID }),
  routes.gameDetail.path(),
  asDetail(UNKNOWN_ID),
  routes.yearBook.path(),
]
/** Without a thing of its own to be missing, so the answer is that of any address that is not there. */
const HIDDEN_PATHS = [
  routes.post.path({ postId: 'nothing' }),
  ...NAMES.filter((name) => OF_OPERATORS.has(name)).map((name) => routes[name].pattern),
]

type Visit = { page: Page; origin: string; troubles: Troubles }
type Who = 'visitor' | 'member'

/** One browser of visitors and one of a member for all pages: a fresh one takes four times as long as a visit. */
const test = base.extend<{ as: Who; visit: Visit }, { visitAs: (who: Who) => Promise<Visit> }>({
  as: ['visitor', { option: true }],
  visitAs: [
    async ({ browser }, provide, { project }) => {
      const opened = new Map<Who, Promise<Visit>>()
      await provide((who) => {
        const visit = opened.get(who) ?? openBrowser(browser, project, who)
        opened.set(who, visit)
        return visit
      })
      for (const visit of opened.values()) await (await visit).page.context().close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ visitAs, as }, provide) => {
    const visit = await visitAs(as)
    // A visitor anew each time: nobody sees sixty pages within the limits of one.
    if (as === 'visitor') await visit.page.context().clearCookies()
    visit.troubles.forget()
    await provide(visit)
    expectNone(visit.troubles)
  },
})

async function openBrowser(
  browser: Browser,
  { use: { baseURL = '', viewport = null, locale = '', timezoneId = '' } }: FullProject,
  who: Who,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL, viewport, locale, timezoneId })
  const troubles = await watchTroubles(context)
  if (who === 'member') await join(context.request, baseURL)
  return { page: await context.newPage(), origin: baseURL, troubles }
}

for (const name of VISITED) {
  test.describe(() => {
    test.use({ as: FOR_MEMBERS.has(name) ? 'member' : 'visitor' })
    test(`${name} has its title, bars and layout, and passes axe`, async ({ visit }) => {
      const { page, origin } = visit
      const { pattern } = routes[name]
      const stories = createStoryApi(page.request, origin)
      const address = (await ADDRESSES[name]?.(stories, origin)) ?? pattern
      expect(address, 'an address for the parameters of the path').not.toContain('{')

      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      const { pathname, search } = new URL(page.url())
      expect(`${pathname}${search}`).toBe(address)
      const { title, description } = address.startsWith(TALES_PATH) ? STORY_AREA : MAIN_SITE
      await expect(page).toHaveTitle(title)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
      await expect(page.locator('meta[name="robots"][content^="noindex"]')).toHaveCount(
        NOT_INDEXED.has(name) ? 1 : 0,
      )
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectBars(page, address, isImmersive(pathname))
      await expectLayout(page)
    })
  })
}

for (const address of UNKNOWN_PATHS) {
  test(`${address} is unknown: answers 404 with bars and a link`, async ({ visit }) => {
    const { page, troubles } = visit
    troubles.allow(/status of 404/)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page.locator('header[data-theme="dark"]')).toHaveCount(
      isHeaderHidden(pathOf(address)) ? 0 : 1,
    )
    await expectLayout(page)
  })
}

for (const address of HIDDEN_PATHS) {
  test(`${address} answers 404, in words that need no scripts`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('찾지 못했어요.</h1>')
  })
}

/** The generic header stands where the specification has it, the tabs on all but players. */
async function expectBars(page: Page, address: string, isPlayer: boolean): Promise<void> {
  await expect(page.locator('header[data-theme="dark"]')).toHaveCount(
    isHeaderHidden(pathOf(address)) ? 0 : 1,
  )
  const tabs = page.getByRole('navigation', { name: '주요 화면' }).getByRole('link')
  await expect(tabs).toHaveText(isPlayer ? [] : ['홈', '이야기', '놀이', '대화', '내 정보'])
}

async function expectLayout(page: Page): Promise<void> {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
    await expectTouchable(page)
  }
  await expectAccessible(page)
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}
