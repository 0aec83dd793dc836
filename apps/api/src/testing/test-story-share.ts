import { nanoid } from 'nanoid'
import type { BodyOf, StorySessionView } from '@doran/contract'
import { endStory } from './test-stories.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'
import { memberBrowser, type MemberTraits } from './test-member.js'

type Reader = Pick<Browser, 'api'>
type Wish = Partial<BodyOf<'POST /v1/tales/session/{sessionUuid}/share'>>

const of = ({ session: { id } }: StorySessionView) => ({ params: { sessionUuid: id } })

/** Reads so many scenes on; answers the story as it stands then. */
export async function readOn(
  reader: Browser,
  view: StorySessionView,
  scenes: number,
): Promise<StorySessionView> {
  let now = view
  for (let at = 0; at < scenes; at += 1) {
    await reader.tell(now, { kind: 'choice', text: now.turns[0]?.choices[0]?.label ?? '' })
    now = await reader.api.call('GET /v1/tales/session/{sessionUuid}', of(view))
  }
  return now
}

/** A member whose story has so many scenes after its opening. */
export async function sharer(api: TestApi, scenes = 2, traits: MemberTraits = {}) {
  const reader = await memberBrowser(api, traits)
  return { reader, view: await readOn(reader, await reader.openStory(), scenes) }
}

/** A story that has come to an ending; of somebody new without a reader. */
export async function finisher(api: TestApi, scenes = 2, somebody?: Browser) {
  const reader = somebody ?? (await memberBrowser(api))
  const view = await readOn(reader, await reader.openStory(), scenes)
  await endStory(api, view)
  return { reader, view }
}

/** Shares the scene where a story stands. */
export function shareStory({ api }: Reader, view: StorySessionView, wish: Wish = {}) {
  const body = { clientShareId: nanoid(), turnUuid: view.session.leafTurnId, ...wish }
  return api.call('POST /v1/tales/session/{sessionUuid}/share', { ...of(view), body })
}

export const sharesOf = async ({ api }: Reader, view: StorySessionView) =>
  (await api.call('GET /v1/tales/session/{sessionUuid}/share', of(view))).items

export const withdraw = ({ api }: Reader, shareUuid: string) =>
  api.call('DELETE /v1/tales/share/by-id/{shareUuid}', { params: { shareUuid } })

export const seeShared = ({ api }: Reader, code: string) =>
  api.call('GET /v1/tales/share/{code}', { params: { code } })

export const sharedTurns = (
  { api }: Reader,
  code: string,
  query: { cursor?: string; limit?: number } = {},
) => api.call('GET /v1/tales/share/{code}/turn', { params: { code }, query })

export const goOn = ({ api }: Reader, code: string, clientSessionId = nanoid()) =>
  api.call('POST /v1/tales/share/{code}/session', { params: { code }, body: { clientSessionId } })
