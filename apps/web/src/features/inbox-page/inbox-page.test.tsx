import { SiteProviders } from '@doran/site/shell'
import { aConfig, fakeApi, someSettings } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { InboxPage } from './inbox-page'

afterEach(cleanup)

const config = aConfig()

function open(isLoggedIn: boolean, replies: Record<string, unknown[]> = {}, hasSettings = false) {
  const { client, requests } = fakeApi(replies, [])
  const settings = someSettings({ isLoggedIn })
  render(
    <SiteProviders config={config} settings={settings} api={client}>
      <InboxPage hasSettingsOpen={hasSettings} />
    </SiteProviders>,
  )
  return requests
}

describe('InboxPage', () => {
  it('tells a visitor what it is for and leads back here after signing in', () => {
    const requests = open(false)
    expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
      '/login?next=%2Fnotification&reason=notification',
    )
    expect(requests).toEqual([])
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

  it('has its settings behind a button, and open for who came for them', async () => {
    const replies = () => ({
      'GET /v1/notification': [{ items: [], nextCursor: null }],
      'GET /v1/notification/setting': [{ comment: true, like: false, chat: true }],
    })
    open(true, replies())
    expect(screen.queryByRole('switch')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '알림 설정' }))
    expect(await screen.findByRole('switch', { name: '좋아요' })).toHaveProperty('checked', false)
    cleanup()
    open(true, replies(), true)
    expect(await screen.findByRole('switch', { name: '대화' })).toHaveProperty('checked', true)
  })
})
