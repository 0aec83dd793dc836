import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { createGame } from '../../testing/test-comments.js'
import { edit, read, establishedPerson, write } from '../../testing/test-community.js'
import { findGame, playToEnd, share } from '../../testing/test-game.js'
import { finisher, shareStory, withdraw } from '../../testing/test-story-share.js'
import { game, storySession } from '../../schema/tables.js'

const api = sharedTestApi()

type Person = Awaited<ReturnType<typeof establishedPerson>>
type Type = 'result' | 'game' | 'consensus' | 'theme' | 'ending'

/** The shipped theme that is rated 15. */
const NO_STOP = '019aa4b6-50b8-7a0e-9ec3-79089cee2e0b'

const writeWith = (who: Person, type: Type, id: string) =>
  write(who, { attachments: [{ type, id }] })
const visitor = () => ({ browser: api().browser() })

async function someTheme({ browser }: Person) {
  const { items } = await browser.api.call('GET /v1/tales/template', { query: {} })
  const theme = items.find(({ ageRating }) => ageRating !== '15')
  if (!theme) throw new Error('there is no theme')
  return theme
}

/** A story of the person's that came to an end, without the way there. */
async function endStory({ browser }: Person, themeId?: string): Promise<string> {
  const { session } = await browser.openStory(themeId)
  const ending = { key: 'dawn', title: '새벽', badge: '🌅', rare: false }
  await api()
    .deps.db.update(storySession)
    .set({ status: 'ended', ending, turnCount: 12, lastSentence: '비밀이에요.' })
    .where(eq(storySession.id, session.id))
  return session.id
}

describe('what a post carries', () => {
  it('is a result of one’s own that is shared, for as long as it is', async () => {
    const author = await establishedPerson(api())
    const play = await playToEnd(author.browser, 'which-light')
    const id = play.id ?? ''
    expect(await codeOf(writeWith(author, 'result', id))).toBe('ATTACHMENT_GONE')
    await share(author.browser, play)
    const other = await establishedPerson(api())
    expect(await codeOf(writeWith(other, 'result', id))).toBe('ATTACHMENT_GONE')

    const post = await writeWith(author, 'result', id)

    expect(post.attachments).toEqual(['result'])
    const shown = await read(visitor(), post.id)
    expect(shown.attached).toMatchObject([
      { type: 'result', id, play: { shareCode: play.shareCode, isMine: false, id: null } },
    ])
    await author.browser.api.call('PATCH /v1/play/{playId}/share', {
      params: { playId: id },
      body: { isPublic: false },
    })
    expect((await read(author, post.id)).attached).toEqual([{ type: 'gone', id, was: 'result' }])
  })

  it('is a public game, and the consensus of one with boards', async () => {
    const author = await establishedPerson(api())
    const { id: test } = await findGame(author.browser, 'which-light')
    const { id: tier } = await findGame(author.browser, 'ramen-toppings')
    const post = await write(author, {
      attachments: [
        { type: 'game', id: test },
        { type: 'consensus', id: tier },
      ],
    })

    expect(post.attached).toMatchObject([
      { type: 'game', game: { slug: 'which-light' } },
      { type: 'consensus', game: { slug: 'ramen-toppings' } },
    ])
    expect(await codeOf(writeWith(author, 'consensus', test))).toBe('ATTACHMENT_GONE')
    const draft = await createGame(api(), author.profileId, { visibility: 'draft' })
    expect(await codeOf(writeWith(author, 'game', draft))).toBe('ATTACHMENT_GONE')
    const own = await createGame(api(), author.profileId)
    const carrying = await writeWith(author, 'game', own)
    await api().deps.db.update(game).set({ visibility: 'draft' }).where(eq(game.id, own))
    expect((await read(visitor(), carrying.id)).attached).toEqual([
      { type: 'gone', id: own, was: 'game' },
    ])
    expect(
      await codeOf(
        edit(author, carrying, {
          title: '그대로 둬도 돼요',
          attachments: [{ type: 'game', id: own }],
        }),
      ),
    ).toBe('no error')
  })

  it('is a theme', async () => {
    const author = await establishedPerson(api())
    const { id } = await someTheme(author)
    const { attached } = await writeWith(author, 'theme', id)
    expect(attached).toMatchObject([{ type: 'theme', theme: { id } }])
    expect(await codeOf(writeWith(author, 'theme', api().deps.newId()))).toBe('ATTACHMENT_GONE')
  })

  it('is the ending of one’s own story, and nothing that it told', async () => {
    const [author, other] = [await establishedPerson(api()), await establishedPerson(api())]
    const id = await endStory(author)
    expect(await codeOf(writeWith(other, 'ending', id))).toBe('ATTACHMENT_GONE')
    const { session } = await author.browser.openStory()
    expect(await codeOf(writeWith(author, 'ending', session.id))).toBe('ATTACHMENT_GONE')

    const post = await writeWith(author, 'ending', id)

    const shown = await read(visitor(), post.id)
    expect(shown.attached).toMatchObject([
      { type: 'ending', id, ending: { title: '새벽' }, turnCount: 12, shareCode: null },
    ])
    expect(JSON.stringify(shown)).not.toContain('비밀이에요')
  })

  it('leads to an ending’s own page for as long as its author shares it', async () => {
    const author = await establishedPerson(api())
    const { view } = await finisher(api(), 1, author.browser)
    const made = await shareStory(author.browser, view, { kind: 'ending' })
    const post = await writeWith(author, 'ending', view.session.id)
    const shown = async () => (await read(visitor(), post.id)).attached

    expect(await shown()).toMatchObject([{ shareCode: made.code }])
    await withdraw(author.browser, made.id)
    expect(await shown()).toMatchObject([{ shareCode: null }])
  })

  it('rated 15 is seen by who said to be 15', async () => {
    const author = await establishedPerson(api(), { isOver15: true })
    const post = await writeWith(author, 'ending', await endStory(author, NO_STOP))
    const grown = visitor()
    await grown.browser.sayOver15(true)

    expect((await read(grown, post.id)).attached).toMatchObject([{ type: 'ending' }])
    expect((await read(visitor(), post.id)).attached).toMatchObject([{ type: 'gone' }])
    const young = await establishedPerson(api())
    await api().deps.db.execute(
      sql`update profile set birthday = '2020-01-01' where id = ${young.profileId}`,
    )
    expect((await read(young, post.id)).attached).toMatchObject([{ type: 'gone' }])
  })

  it('is each once', async () => {
    const author = await establishedPerson(api())
    const { id } = await findGame(author.browser, 'which-light')
    const ref = { type: 'game', id } as const
    expect(await codeOf(write(author, { attachments: [ref, ref] }))).toBe('INVALID_INPUT')
  })
})
