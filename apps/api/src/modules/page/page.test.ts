import { desc } from 'drizzle-orm'
import type { RichText } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { paragraph } from '../../platform/markup/rich-text.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { auditLog, pageText } from '../../schema/tables.js'
import { seedPages } from './seed-pages.js'
import { SHIPPED_PAGES } from './shipped-pages.js'

const params = { key: 'community-rule' } as const
const OTHER = [paragraph('**새** 규칙이에요.')]

async function start() {
  const api = startTestApi(await createTestDatabase())
  const admin = await createMember(api.deps, { roles: ['admin'] })
  const versions = () => api.deps.db.select().from(pageText).orderBy(desc(pageText.version))
  return { api, admin, desk: await signIn(api, admin), versions }
}

const read = ({ api }: Browser) => api.call('GET /v1/page/{key}', { params })

const publish = ({ api }: Browser, version: number, body: RichText = OTHER, note = '고쳤어요') =>
  api.call('PUT /v1/admin/page/{key}', { params, body: { version, body, note } })

describe('a text', () => {
  it('is read by everybody in the version that ships', async () => {
    const { api } = await start()
    expect(await read(api.browser())).toMatchObject({ key: 'community-rule', version: 1, note: '' })
    expect((await read(api.browser())).body).toEqual(SHIPPED_PAGES['community-rule'].body)
  })

  it('gets a new version from an administrator, which is audited; the earlier ones are kept', async () => {
    const { api, admin, desk, versions } = await start()

    const published = await publish(desk, 1)

    expect(published).toMatchObject({ version: 2, body: OTHER, note: '고쳤어요' })
    expect(await read(api.browser())).toEqual(published)
    expect(await versions()).toMatchObject([
      { version: 2, byProfileId: admin.profileId },
      { version: 1, byProfileId: null, body: SHIPPED_PAGES['community-rule'].body },
    ])
    expect(await api.deps.db.select().from(auditLog)).toMatchObject([
      {
        action: 'page.published',
        actorId: admin.memberId,
        details: { key: 'community-rule', version: 2 },
      },
    ])
  })

  it('takes one of two edits made from the same version, even at once', async () => {
    const { api, desk, versions } = await start()
    const other = await memberBrowser(api, { roles: ['admin'] })
    const edits = [publish(desk, 1), publish(other, 1, [paragraph('다른 규칙이에요.')])]

    const codes = await Promise.all(edits.map((edit) => codeOf(edit)))

    expect(codes.toSorted()).toEqual(['POST_CHANGED', 'no error'])
    expect(await versions()).toHaveLength(2)
    expect(await codeOf(publish(desk, 1, [paragraph('옛것에서')]))).toBe('POST_CHANGED')
    expect(await codeOf(publish(desk, 3))).toBe('POST_CHANGED')
  })

  it('does not change when an edit is sent again', async () => {
    const { desk, versions } = await start()
    const first = await publish(desk, 1)
    expect(await publish(desk, 1)).toEqual(first)
    expect(await versions()).toHaveLength(2)
  })

  it('is changed by nobody but an administrator', async () => {
    const { api, versions } = await start()
    const moderator = await memberBrowser(api, { roles: ['moderator'] })
    expect(await codeOf(publish(moderator, 1))).toBe('NOT_FOUND')
    expect(await codeOf(publish(await memberBrowser(api), 1))).toBe('NOT_FOUND')
    expect(await codeOf(publish(api.browser(), 1))).toBe('LOGIN_REQUIRED')
    expect(await versions()).toHaveLength(1)
  })

  it('is never empty, and has no pictures', async () => {
    const { desk } = await start()
    const key = `post-image/${'a'.repeat(24)}.webp`
    const picture = { type: 'picture', key, alt: '그림', width: 10, height: 10 } as const
    expect(await codeOf(publish(desk, 1, []))).toBe('INVALID_INPUT')
    expect(await codeOf(publish(desk, 1, [paragraph(' ')]))).toBe('INVALID_INPUT')
    expect(await codeOf(publish(desk, 1, [{ type: 'quote', spans: [] }]))).toBe('INVALID_INPUT')
    expect(await codeOf(publish(desk, 1, [picture]))).toBe('INVALID_INPUT')
  })
})

describe('seeding', () => {
  const changed = { 'community-rule': { body: OTHER, note: '9번을 고쳤어요.' } }

  it('adds a version where what ships has changed, once', async () => {
    const { api, versions } = await start()
    const ctx = systemContext(api.deps)

    await seedPages(ctx)
    expect(await versions()).toHaveLength(1)
    await Promise.all([seedPages(ctx, changed), seedPages(ctx, changed)])
    await seedPages(ctx, changed)

    expect(await versions()).toMatchObject([
      { version: 2, body: OTHER, note: '9번을 고쳤어요.' },
      { version: 1 },
    ])
  })

  it('leaves what an administrator wrote', async () => {
    const { api, desk, versions } = await start()
    await publish(desk, 1, [paragraph('우리 규칙')])
    await seedPages(systemContext(api.deps), changed)
    expect((await versions())[0]?.body).toEqual([paragraph('우리 규칙')])
  })
})
