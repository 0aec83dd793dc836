import { SiteProviders } from '@doran/site/shell'
import { aConfig, fakeApi, someSettings } from '@doran/site/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { InboxPage } from './inbox-page'

afterEach(cleanup)

const config = aConfig()

function open(isLoggedIn: boolean, replies: Record<string, unknown[]> = {}) {
  const { client, asked } = fakeApi(replies, [])
  const settings = someSettings({ isLoggedIn })
  render(
    <SiteProviders config={config} settings={settings} api={client}>
      <InboxPage />
    </SiteProviders>,
  )
  return asked
}

describe('InboxPage', () => {
  it('tells a visitor what it is for and leads back here after signing in', () => {
    const asked = open(false)
    expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
      '/login?next=%2Fnotification&reason=notification',
    )
    expect(asked).toEqual([])
  })

  it('lists a member’s notices', async () => {
    const notice = {
      id: 'n1',
      type: 'password_changed',
      data: { at: '2026-11-21T00:00:00.000Z' },
      createdAt: '2026-11-21T00:00:00.000Z',
      isRead: true,
    }
    open(true, { 'GET /v1/notification': [{ items: [notice], nextCursor: null }] })
    expect(await screen.findByText('비밀번호를 바꿨어요.')).toBeDefined()
    expect(screen.queryByRole('link', { name: '로그인' })).toBeNull()
  })
})
