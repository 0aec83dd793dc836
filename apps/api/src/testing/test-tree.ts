import { nanoid } from 'nanoid'
import type { BodyOf, ReplyOf, Tree } from '@doran/contract'
import { dateInSeoul } from '../platform/time/seoul-day.js'
import { chatPerson, type ChatPerson } from './test-chat.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'

const DAY_MS = 86_400_000

type NewTree = BodyOf<'POST /v1/tree'>
type NewLetter = BodyOf<'POST /v1/tree/{shareCode}/letter'>
type Hung = ReplyOf<'POST /v1/tree/{shareCode}/letter'>
type WithBrowser = { browser: Browser }

/** The date in Seoul so many days from now. */
export const dayAhead = ({ deps }: TestApi, days: number): string =>
  dateInSeoul(new Date(deps.clock.now().getTime() + days * DAY_MS))

export const treeBody = (api: TestApi, more: Partial<NewTree> = {}): NewTree => ({
  clientTreeId: nanoid(),
  name: '우리 집 나무',
  look: 'pine',
  ground: 'snowy-night',
  // Hours pass in some tests, and tomorrow may be a minute away.
  opensOn: dayAhead(api, 2),
  writers: 'everyone',
  showCount: true,
  showOrnaments: true,
  ...more,
})

export const plant = (
  api: TestApi,
  { browser }: WithBrowser,
  more: Partial<NewTree> = {},
): Promise<Tree> => browser.api.call('POST /v1/tree', { body: treeBody(api, more) })

/** Somebody with a tree that opens the day after tomorrow. */
export async function planter(
  api: TestApi,
  more: Partial<NewTree> = {},
): Promise<{ owner: ChatPerson; tree: Tree }> {
  const owner = await chatPerson(api)
  return { owner, tree: await plant(api, owner, more) }
}

export const hang = (
  { browser }: WithBrowser,
  shareCode: string,
  more: Partial<NewLetter> = {},
): Promise<Hung> =>
  browser.api.call('POST /v1/tree/{shareCode}/letter', {
    params: { shareCode },
    body: {
      clientLetterId: nanoid(),
      ornament: 'acorn',
      text: '메리 크리스마스! 올해도 고마웠어요.',
      ...more,
    },
  })

export const seeTree = ({ browser }: WithBrowser, shareCode: string): Promise<Tree> =>
  browser.api.call('GET /v1/tree/{shareCode}', { params: { shareCode } })

export const ornamentsOf = async ({ browser }: WithBrowser, shareCode: string, page = 0) => {
  const query = { page }
  const call = { params: { shareCode }, query }
  return (await browser.api.call('GET /v1/tree/{shareCode}/ornament', call)).items
}

export const lettersOf = async (
  { browser }: WithBrowser,
  treeId: string,
  of: 'all' | 'unread' | 'hidden' = 'all',
) => {
  const call = { params: { treeId }, query: { of } }
  return (await browser.api.call('GET /v1/tree/{treeId}/letter', call)).items
}

export const takeLetterBack = ({ browser }: WithBrowser, letterId: string): Promise<void> =>
  browser.api.call('DELETE /v1/letter/{letterId}', { params: { letterId } })

export const blockWriterOf = ({ browser }: WithBrowser, letterId: string) =>
  browser.api.call('POST /v1/letter/{letterId}/block', { params: { letterId } })
