import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import type { BodyOf } from '@doran/contract'
import { PERSONA } from '@doran/contract/limits'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext } from '../../platform/context/context.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { findPersona } from './index.js'

const api = sharedTestApi()

type Given = Partial<BodyOf<'POST /v1/persona'>>

const create = (browser: Browser, given: Given = {}) =>
  browser.api.call('POST /v1/persona', {
    body: { clientPersonaId: nanoid(), name: '하진', ...given },
  })
const edit = (browser: Browser, id: string, body: BodyOf<'PATCH /v1/persona/{personaUuid}'>) =>
  browser.api.call('PATCH /v1/persona/{personaUuid}', { params: { personaUuid: id }, body })
const remove = (browser: Browser, id: string) =>
  browser.api.call('DELETE /v1/persona/{personaUuid}', { params: { personaUuid: id } })
const listed = async (browser: Browser) => {
  const { items } = await browser.api.call('GET /v1/persona', {})
  return items.map(({ name, isDefault }) => (isDefault ? `${name}, default` : name))
}
const merge = (browser: Browser) => browser.api.call('POST /v1/user/merge', {})

describe('a list of personas', () => {
  it('is empty for who has none, and for who is nobody', async () => {
    const nobody = api().browser()
    expect(await nobody.api.call('GET /v1/persona', {})).toEqual({ items: [], most: 1 })
    expect(nobody.cookies()).toBe('')
    const reader = await memberBrowser(api())
    expect(await reader.api.call('GET /v1/persona', {})).toEqual({ items: [], most: 10 })
  })

  it('has the default first, then the newest', async () => {
    const reader = await memberBrowser(api())
    for (const name of ['하나', '두리', '세찬']) await create(reader, { name })
    expect(await listed(reader)).toEqual(['하나, default', '세찬', '두리'])
  })
})

describe('making a persona', () => {
  it('keeps its fields, and shows it in a paragraph', async () => {
    const fields = {
      name: '하진',
      pronoun: '그',
      ageBand: '20대',
      look: '낡은 코트',
      personality: '조용한 사람',
      speech: '반말',
      likes: '고양이',
      bounds: '벌레가 나오는 장면',
    } as const
    const made = await create(await memberBrowser(api()), fields)
    expect(made).toMatchObject({ ...fields, isDefault: true })
    expect(made.sample).toContain('낡은 코트가 먼저 눈에 들어왔다. 가까운 사람들은 그를')
    expect(made.sample).not.toContain('벌레')
  })

  it('needs no more than a name', async () => {
    const made = await create(await memberBrowser(api()), { name: ' 서우 ' })
    expect((await create(await memberBrowser(api()), { name: '서\n우' })).name).toBe('서 우')
    expect(made).toMatchObject({ name: '서우', pronoun: '', ageBand: '비밀', bounds: '' })
    expect(made.sample).toMatch(/^문이 열리고 서우가 들어섰다\./u)
  })

  it('happens once for each client id', async () => {
    const reader = await memberBrowser(api())
    const clientPersonaId = nanoid()
    const first = await create(reader, { clientPersonaId })
    expect(await create(reader, { clientPersonaId, look: '' })).toEqual(first)
    expect(await codeOf(create(reader, { clientPersonaId, look: '안경' }))).toBe('KEY_REUSED')
    expect(await listed(reader)).toEqual(['하진, default'])
  })

  it('is refused beyond the most, however many are made at once', async () => {
    const reader = await memberBrowser(api())
    const codes = await Promise.all(
      Array.from({ length: PERSONA.most + 2 }, () => codeOf(create(reader))),
    )
    expect(codes.filter((code) => code === 'PERSONAS_FULL')).toHaveLength(2)
    const names = await listed(reader)
    expect(names).toHaveLength(PERSONA.most)
    expect(names.filter((name) => name.endsWith('default'))).toHaveLength(1)
  })

  it('gives a browser without any a credential, and one persona', async () => {
    const visitor = api().browser()
    const made = await create(visitor)
    expect(visitor.cookies()).toContain('doran_visitor=')
    expect(made.isDefault).toBe(true)
    expect(await codeOf(create(visitor, { name: '둘째' }))).toBe('PERSONAS_FULL')
  })

  it.each<[Given, string]>([
    [{ name: '  ' }, 'name'],
    [{ name: '가'.repeat(13) }, 'name'],
    [{ bounds: '가'.repeat(201) }, 'bounds'],
  ])('refuses %o', async (given, field) => {
    const visitor = api().browser()
    await expect(create(visitor, given)).rejects.toMatchObject({ code: 'INVALID_INPUT', field })
  })
})

describe('changing a persona', () => {
  it('leaves what is not given', async () => {
    const reader = await memberBrowser(api())
    const { id, ...before } = await create(reader, { look: '안경', bounds: '벌레' })
    const after = await edit(reader, id, { speech: '존댓말' })
    const { sample, updatedAt } = after
    expect(after).toEqual({ id, ...before, speech: '존댓말', sample, updatedAt })
    expect(sample).not.toBe(before.sample)
    expect(await edit(reader, id, { isDefault: true })).toMatchObject({
      look: '안경',
      bounds: '벌레',
    })
  })

  it('moves the default', async () => {
    const reader = await memberBrowser(api())
    await create(reader, { name: '하나' })
    const { id } = await create(reader, { name: '두리' })
    expect((await edit(reader, id, { isDefault: true })).isDefault).toBe(true)
    await edit(reader, id, { isDefault: true })
    expect(await listed(reader)).toEqual(['두리, default', '하나'])
  })

  it('is for its owner alone', async () => {
    const owner = await memberBrowser(api())
    const { id } = await create(owner)
    for (const other of [await memberBrowser(api()), api().browser()]) {
      expect(await codeOf(edit(other, id, { name: '남' }))).toBe('NOT_FOUND')
      expect(await codeOf(remove(other, id))).toBe('NOT_FOUND')
    }
    expect(await listed(owner)).toEqual(['하진, default'])
  })
})

describe('deleting a persona', () => {
  it('makes the newest of the others the default', async () => {
    const reader = await memberBrowser(api())
    const first = await create(reader, { name: '하나' })
    await create(reader, { name: '두리' })
    const third = await create(reader, { name: '세찬' })
    await remove(reader, first.id)
    expect(await listed(reader)).toEqual(['세찬, default', '두리'])
    await remove(reader, third.id)
    expect(await codeOf(remove(reader, third.id))).toBe('NOT_FOUND')
    expect(await listed(reader)).toEqual(['두리, default'])
  })
})

describe('a visitor’s persona', () => {
  it('comes along to the account, as the default where there is none', async () => {
    const visitor = api().browser()
    await create(visitor, { name: '나그네' })
    const reader = await signIn(api(), await createMember(api().deps), visitor)
    expect(await listed(reader)).toEqual([])
    await merge(reader)
    expect(await listed(reader)).toEqual(['나그네, default'])
  })

  it('takes no default’s place, and keeps its own client id out of the way', async () => {
    const clientPersonaId = nanoid()
    const member = await createMember(api().deps)
    await create(await signIn(api(), member), { name: '하나', clientPersonaId })
    const visitor = api().browser()
    await create(visitor, { name: '나그네', clientPersonaId })
    const reader = await signIn(api(), member, visitor)
    await merge(reader)
    expect(await listed(reader)).toEqual(['하나, default', '나그네'])
    expect((await create(reader, { name: '하나', clientPersonaId })).name).toBe('하나')
  })

  it('is left out where the account is full', async () => {
    const member = await createMember(api().deps)
    const own = await signIn(api(), member)
    for (let made = 0; made < PERSONA.most; made += 1) await create(own)
    const visitor = api().browser()
    await create(visitor, { name: '나그네' })
    const reader = await signIn(api(), member, visitor)
    await merge(reader)
    const names = await listed(reader)
    expect(names).toHaveLength(PERSONA.most)
    expect(names).not.toContain('나그네')
  })
})

describe('what a story keeps of a persona', () => {
  it('is its fields, for its owner alone', async () => {
    const { deps } = api()
    const [owner, other] = [await createMember(deps), await createMember(deps)]
    const { id } = await create(await signIn(api(), owner), { look: '안경' })
    const ctx = createContext(deps, owner, NO_CALLER)
    expect(await findPersona(ctx, { owner, id })).toEqual({
      name: '하진',
      pronoun: '',
      ageBand: '비밀',
      look: '안경',
      personality: '',
      speech: '',
      likes: '',
      bounds: '',
    })
    await expect(findPersona(ctx, { owner: other, id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
