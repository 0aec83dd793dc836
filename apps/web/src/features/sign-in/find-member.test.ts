import { ApiError } from '@doran/api-client'
import { aMe, fakeApi } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { findMember, hasSession, listProviders, redirectTarget } from './find-member'
import { refusal } from './internal/open-sign-in.fake'

const ME = 'GET /v1/user/me'
const jar = (...names: string[]) => ({ getAll: () => names.map((name) => ({ name })) })

describe('findMember', () => {
  it('costs a visitor no call', async () => {
    const { client, requests } = fakeApi({}, [])
    expect(await findMember(client, jar('doran_theme', 'doran_visitor'))).toBeNull()
    expect(requests).toEqual([])
  })

  it('believes the API and not the cookie', async () => {
    const gone = refusal('SESSION_EXPIRED', { status: 401 })
    const { client } = fakeApi({ [ME]: [aMe(), gone] }, [])
    expect((await findMember(client, jar('__Host-doran_session')))?.id).toBe('user-1')
    expect(await findMember(client, jar('doran_session'))).toBeNull()
  })

  it('lets bugs through', async () => {
    const { client } = fakeApi({ [ME]: [new TypeError('bug')] }, [])
    await expect(findMember(client, jar('doran_session'))).rejects.toThrow('bug')
  })
})

it('knows the cookie in both its names, and no other', () => {
  expect(hasSession(jar('doran_session'))).toBe(true)
  expect(hasSession(jar('__Host-doran_session'))).toBe(true)
  expect(hasSession(jar('doran_session_x', 'doran_theme'))).toBe(false)
})

it('offers no provider where the API cannot tell', async () => {
  const down = new ApiError({ code: 'NETWORK', status: 0, message: '' })
  const { client } = fakeApi({ 'GET /v1/auth/provider': [{ items: ['kakao'] }, down] }, [])
  expect(await listProviders(client)).toEqual(['kakao'])
  expect(await listProviders(client)).toEqual([])
})

it('sends members on, past what they still have to answer', () => {
  expect(redirectTarget(aMe(), '/me')).toBe('/me')
  expect(redirectTarget(aMe({ needs: ['consent'] }), '/me')).toBe('/login/after?next=%2Fme')
})
