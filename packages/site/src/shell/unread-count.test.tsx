import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aMe } from '../testing/member-fixture.js'
import { At } from '../testing/site-wrapper.fake.js'
import { fakeApi } from '../testing/story-api.js'
import { SiteAreaBar } from './site-bars.js'
import { SiteTabs } from './site-tabs.js'

afterEach(cleanup)

function open(chat: number, isLoggedIn = true) {
  const me = aMe({ unread: { notification: 0, chat } })
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [me] }, [])
  render(
    <At pathname="/" isLoggedIn={isLoggedIn} api={client}>
      <SiteAreaBar />
      <SiteTabs />
    </At>,
  )
  const tabs = () => within(screen.getByRole('navigation', { name: '주요 화면' }))
  return { requests, tabs }
}

describe('unread messages', () => {
  it('are counted on the tab and in the bar, in words too', async () => {
    const { tabs, requests } = open(3)
    const name = /^대화\s?, 읽지 않은 메시지 3개$/
    expect((await tabs().findByRole('link', { name })).getAttribute('href')).toBe('/chat')
    const bar = within(screen.getByRole('navigation', { name: '도란 메뉴' }))
    expect(bar.getByRole('link', { name })).toBeDefined()
    expect(requests.map(({ key }) => key)).toEqual(['GET /v1/user/me'])
  })

  it('are counted no further than 99', async () => {
    const { tabs } = open(100)
    const link = await tabs().findByRole('link', {
      name: /읽지 않은 메시지 99개 이상$/,
    })
    expect(within(link).getByText('99+')).toBeDefined()
  })

  it('are not asked for by visitors', () => {
    const { tabs, requests } = open(3, false)
    expect(tabs().getByRole('link', { name: '대화' })).toBeDefined()
    expect(requests).toEqual([])
  })
})
