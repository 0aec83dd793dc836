import { nanoid } from 'nanoid'
import { randomUUID } from 'node:crypto'
import type { QueryOf } from '@doran/contract'
import { ENGAGEMENT } from '@doran/contract/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { game } from '../../schema/tables.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { createGame } from '../../testing/test-comments.js'

const api = sharedTestApi()

const save = (
  { browser }: ChatPerson,
  targetType: 'game' | 'theme',
  targetId: string,
  collectionId?: string | null,
) =>
  browser.api.call('POST /v1/save/{targetType}/{targetId}', {
    params: { targetType, targetId },
    body: { collectionId },
  })
const savedBy = ({ browser }: ChatPerson, query: QueryOf<'GET /v1/save/my'> = {}) =>
  browser.api.call('GET /v1/save/my', { query })
const collect = ({ browser }: ChatPerson, name: string, clientCollectionId = nanoid()) =>
  browser.api.call('POST /v1/collection', { body: { clientCollectionId, name } })
const collectionsOf = async ({ browser }: ChatPerson) =>
  (await browser.api.call('GET /v1/collection', {})).items.map(({ name, count }) => [name, count])

describe('what is saved', () => {
  it('is listed with the last first, a page at a time, by kind and collection', async () => {
    const person = await chatPerson(api())
    const { id: collectionId } = await collect(person, '밤에 할 것')
    const games = []
    for (let made = 0; made < 3; made += 1) games.push(await createGame(api(), person.profileId))
    for (const id of games) await save(person, 'game', id, collectionId)
    await save(person, 'theme', SIXTH_KEY)

    const first = await savedBy(person, { limit: 2 })
    const second = await savedBy(person, { limit: 2, cursor: first.nextCursor ?? '' })

    const ids = [...first.items, ...second.items].map(({ targetId }) => targetId)
    expect(ids).toHaveLength(4)
    expect(new Set(ids)).toEqual(new Set([SIXTH_KEY, ...games]))
    expect(second.nextCursor).toBeNull()
    const themes = await savedBy(person, { targetType: 'theme' })
    expect(themes.items).toMatchObject([{ targetId: SIXTH_KEY, collectionId: null }])
    expect(themes.items[0]?.title).toBeTruthy()
    expect((await savedBy(person, { collectionId })).items).toHaveLength(3)
    expect((await savedBy(await chatPerson(api()), { collectionId })).items).toEqual([])
  })

  it('stays in the list, without a title, once it is withdrawn', async () => {
    const person = await chatPerson(api())
    const targetId = await createGame(api(), person.profileId)
    await save(person, 'game', targetId)
    await api().deps.db.update(game).set({ visibility: 'hidden' }).where(eq(game.id, targetId))

    const { items } = await savedBy(person)

    expect(items).toMatchObject([{ targetId, title: null, subtitle: null, picture: null }])
    await person.browser.api.call('DELETE /v1/save/{targetType}/{targetId}', {
      params: { targetType: 'game', targetId },
    })
    expect((await savedBy(person)).items).toEqual([])
  })

  it('moves to another collection, and into none of somebody else’s', async () => {
    const [person, other] = [await chatPerson(api()), await chatPerson(api())]
    const { id: collectionId } = await collect(person, '아껴 둔 것')

    await save(person, 'theme', SIXTH_KEY)
    expect(await save(person, 'theme', SIXTH_KEY, collectionId)).toMatchObject({
      isSaved: true,
      collectionId,
    })
    expect(await codeOf(save(other, 'theme', SIXTH_KEY, collectionId))).toBe('NOT_FOUND')
    expect(await codeOf(save(person, 'game', randomUUID()))).toBe('NOT_FOUND')
  })
})

describe('what is saved again', () => {
  it('stays in its collection unless another, or none, is named', async () => {
    const person = await chatPerson(api())
    const { id: collectionId } = await collect(person, '겨울밤')
    await save(person, 'theme', SIXTH_KEY, collectionId)

    expect(await save(person, 'theme', SIXTH_KEY)).toMatchObject({ isSaved: true, collectionId })
    expect(await collectionsOf(person)).toEqual([['겨울밤', 1]])
    expect(await save(person, 'theme', SIXTH_KEY, null)).toMatchObject({
      isSaved: true,
      collectionId: null,
    })
    expect(await collectionsOf(person)).toEqual([['겨울밤', 0]])
  })
})

describe('a collection', () => {
  it('is made once for one client id, and has a name of its own', async () => {
    const person = await chatPerson(api())
    const key = nanoid()

    const made = await collect(person, '하나', key)
    expect(await collect(person, '하나', key)).toEqual(made)
    expect(await codeOf(collect(person, '둘', key))).toBe('KEY_REUSED')
    expect(await codeOf(collect(person, '하나'))).toBe('COLLECTION_NAME_TAKEN')
    expect((await collect(await chatPerson(api()), '하나', key)).id).not.toBe(made.id)

    const codes = await Promise.all([
      codeOf(collect(person, '같은 때')),
      codeOf(collect(person, '같은 때')),
    ])
    expect(codes.toSorted()).toEqual(['COLLECTION_NAME_TAKEN', 'no error'])
  })

  it('is renamed and deleted by its owner alone, and what was in it stays saved', async () => {
    const [person, other] = [await chatPerson(api()), await chatPerson(api())]
    const { id: collectionId } = await collect(person, '이것')
    await collect(person, '저것')
    await save(person, 'theme', SIXTH_KEY, collectionId)
    const params = { collectionId }
    const rename = (who: ChatPerson, name: string) =>
      who.browser.api.call('PATCH /v1/collection/{collectionId}', { params, body: { name } })

    expect(await rename(person, '그것')).toMatchObject({ name: '그것', count: 1 })
    expect(await rename(person, '그것')).toMatchObject({ name: '그것' })
    expect(await codeOf(rename(person, '저것'))).toBe('COLLECTION_NAME_TAKEN')
    expect(await codeOf(rename(other, '남의 것'))).toBe('NOT_FOUND')
    expect(await collectionsOf(person)).toEqual([
      ['그것', 1],
      ['저것', 0],
    ])
    await person.browser.api.call('DELETE /v1/collection/{collectionId}', { params })
    expect((await savedBy(person)).items).toMatchObject([{ collectionId: null }])
  })

  it('is one of fifty at most', async () => {
    const person = await chatPerson(api())
    const names = Array.from({ length: ENGAGEMENT.collections + 2 }, (_, at) => `모음 ${at}`)

    const codes = await Promise.all(names.map((name) => codeOf(collect(person, name))))

    expect(codes.filter((code) => code === 'COLLECTIONS_FULL')).toHaveLength(2)
    expect(await collectionsOf(person)).toHaveLength(ENGAGEMENT.collections)
  })
})
