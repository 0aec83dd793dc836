import type { ThemeSource } from '@doran/story-engine'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { authoredThemes, contentOf } from '../../testing/authored-themes.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf } from '../../testing/test-browser.js'
import { characterIdOf } from './character-id.js'
import { seedThemes } from './seed-themes.js'

const shared = sharedTestApi()
const HAJIN = characterIdOf(SIXTH_KEY, '하진')

const characterOf = (characterUuid: string, api = shared()) =>
  api.browser().api.call('GET /v1/tales/character/{characterUuid}', { params: { characterUuid } })

const list = (query: { q?: string } = {}) =>
  shared().browser().api.call('GET /v1/tales/character', { query })

function hajin(): ThemeSource['cast'][number] {
  const theme = authoredThemes().themes.find(({ source }) => source.id === SIXTH_KEY)
  const person = theme?.source.cast.find(({ name }) => name === '하진')
  if (!person) throw new Error('the person whom tests look at is gone')
  return person
}

it('shows who somebody is, how they speak, and who else is there', async () => {
  const person = hajin()
  const character = await characterOf(HAJIN)
  expect(character).toMatchObject({
    id: HAJIN,
    name: '하진',
    look: person.look,
    speech: person.speech,
    theme: { id: SIXTH_KEY },
  })
  expect(character.lines).toEqual(person.samples.slice(0, 3))
  expect(Object.keys(character.portraits ?? {})).toHaveLength(5)
  expect(character.others.map(({ name }) => name)).not.toContain('하진')
  const [other] = character.others
  expect((await characterOf(other?.id ?? '')).name).toBe(other?.name)
})

it('keeps what somebody hides, and what they are like, to the narrator', async () => {
  const { secret, personality, samples } = hajin()
  const answer = JSON.stringify(await characterOf(HAJIN))
  for (const kept of [secret, personality, ...samples.slice(3)]) {
    expect(kept).toBeTruthy()
    expect(answer).not.toContain(kept)
  }
})

it('finds somebody under the same id in a later version, and nobody who is in it no more', async () => {
  const api = startTestApi(await createTestDatabase())
  const { themes, common } = authoredThemes()
  const [makrye, hajinId] = [characterIdOf(SIXTH_KEY, '막례'), HAJIN]
  const rewritten = themes
    .filter(({ source }) => source.id === SIXTH_KEY)
    .map(({ source, hash }) => ({
      source: {
        ...source,
        cast: source.cast.map((person) =>
          person.name === '하진' ? { ...person, look: '안경을 새로 맞췄다.' } : person,
        ),
      },
      hash: hash.replace(/^./, 'x'),
    }))
  await seedThemes(systemContext(api.deps), contentOf({ themes: rewritten, common }))
  expect((await characterOf(hajinId, api)).look).toBe('안경을 새로 맞췄다.')
  expect((await characterOf(makrye, api)).name).toBe('막례')
})

it('answers alike for nobody, for a theme’s id and for what is no id', async () => {
  for (const id of [characterIdOf(SIXTH_KEY, '아무도'), SIXTH_KEY]) {
    expect(await codeOf(characterOf(id))).toBe('NOT_FOUND')
  }
  expect((await shared().request('/v1/tales/character/hajin')).status).toBe(404)
})

it.each([
  ['하진', ['하진']],
  ['이현', ['서이현']],
  ['서이현이 나오는 이야기', ['서이현']],
  ['ㅅㅇㅎ', ['서이현']],
  ['온', ['온']],
  ['한', []],
  ['우산', []],
  ['무서운 거', []],
  ['?', []],
  ['100%', []],
])('finds people by “%s”', async (q, names) => {
  const { items, nextCursor } = await list({ q })
  expect(items.map(({ name }) => name)).toEqual(names)
  expect(nextCursor).toBeNull()
})

it('lists everybody without words, each once', async () => {
  const { items } = await list()
  const cast = authoredThemes().themes.flatMap(({ source }) => source.cast)
  expect(items).toHaveLength(cast.length)
  expect(new Set(items.map(({ id }) => id)).size).toBe(cast.length)
  expect(items.find(({ id }) => id === HAJIN)?.theme.id).toBe(SIXTH_KEY)
})

it.each([`q=${'가'.repeat(51)}`, 'cursor=broken'])('refuses %.10s', async (query) => {
  const response = await shared().request(`/v1/tales/character?${query}`)
  expect(response.status).toBe(400)
})
